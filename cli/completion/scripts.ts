import type { Kind } from './values.ts'

export const shells = ['bash', 'zsh', 'fish', 'powershell'] as const
export type Shell = (typeof shells)[number]

/** What a shell offers: words, and ids that the server knows. */
export interface Offer {
  words: string[]
  kind: Kind | undefined
}
export type Offers = Map<string, Offer>

const listing = (kind: Kind) => `cueroom completion --values ${kind} --no-input --timeout 2`

const cases = (offers: Offers, answer: (offer: Offer) => string) =>
  [...offers].map(([path, offer]) => `    '${path}') ${answer(offer)} ;;`).join('\n')

const paths = (offers: Offers) =>
  [...offers.keys()]
    .filter(Boolean)
    .map((path) => `'${path}'`)
    .join('|')

/** Walks the command tree along the typed words, skipping files and ids; a flag counts for the word after it. */
const walk = (typed: string, offers: Offers) => `  for word in "${typed}"; do
    at="\${at% --*}"
    case "\${at:+$at }$word" in
      ${paths(offers)}) at="\${at:+$at }$word" ;;
    esac
  done`

export const scripts: Record<Shell, (offers: Offers) => string> = {
  bash: (offers) => `_cueroom() {
  local at='' word words='' ids=''
${walk('${COMP_WORDS[@]:1:COMP_CWORD-1}', offers)}
  case "$at" in
${cases(offers, ({ words, kind }) => `words='${words.join(' ')}'${kind ? `; ids='${kind}'` : ''}`)}
  esac
  if [ -n "$ids" ]; then
    words="$words $(cueroom completion --values "$ids" --no-input --timeout 2 2>/dev/null | cut -f1)"
  fi
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _cueroom cueroom`,

  zsh: (offers) => `#compdef cueroom
_cueroom() {
  local at='' word found=1
${walk('${(@)words[2,CURRENT-1]}', offers)}
  case "$at" in
${cases(offers, ({ words, kind }) =>
  [
    `compadd -- ${words.join(' ')} && found=0`,
    ...(kind ? [`compadd -- \${(f)"$(${listing(kind)} 2>/dev/null | cut -f1)"} && found=0`] : []),
  ].join('; '),
)}
  esac
  if (( found )); then _files; fi
}
compdef _cueroom cueroom`,

  fish: (offers) => `function __cueroom_offers
  set -l at ''
  for word in (commandline -opc)[2..-1]
    set at (string replace -r ' --.*' '' -- "$at")
    set -l next (string trim -- "$at $word")
    switch $next
      case ${paths(offers).replaceAll('|', ' ')}
        set at $next
    end
  end
  switch $at
${[...offers]
  .map(([path, { words, kind }]) =>
    [
      `    case '${path}'`,
      ...(words.length > 0 ? [`      printf '%s\\n' ${words.join(' ')}`] : []),
      ...(kind ? [`      ${listing(kind)} 2>/dev/null`] : []),
    ].join('\n'),
  )
  .join('\n')}
  end
end
function __cueroom_words
  set -l typed (commandline -ct)
  set -l found (__cueroom_offers)
  string join -- \\n $found
  string match -q -- "$typed*" $found; or __fish_complete_path $typed
end
complete -c cueroom -f -a '(__cueroom_words)'`,

  powershell: (offers) => `Register-ArgumentCompleter -Native -CommandName cueroom -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $known = @{
${[...offers].map(([path, { words }]) => `    '${path}' = '${words.join(' ')}'`).join('\n')}
  }
  $ids = @{
${[...offers].flatMap(([path, { kind }]) => (kind ? [`    '${path}' = '${kind}'`] : [])).join('\n')}
  }
  $at = ''
  foreach ($element in $commandAst.CommandElements | Select-Object -Skip 1) {
    if ($element.Extent.EndOffset -ge $cursorPosition) { break }
    $at = $at -replace ' --.*', ''
    $next = "$at $($element.Extent.Text)".Trim()
    if ($known.ContainsKey($next)) { $at = $next }
  }
  $words = @($known[$at] -split ' ' | ForEach-Object { "$_\`t$_" })
  if ($ids.ContainsKey($at)) {
    $words += @(cueroom completion --values $ids[$at] --no-input --timeout 2 2>$null)
  }
  $words | Where-Object { $_ -like "$wordToComplete*" } | ForEach-Object {
    $word, $title = $_ -split "\`t", 2
    [System.Management.Automation.CompletionResult]::new($word, $word, 'ParameterValue', $(if ($title) { $title } else { $word }))
  }
}`,
}
