type Choices = Record<string, readonly unknown[]>
type Row<C extends Choices> = { [Key in keyof C]: C[Key][number] }

/** Rows in which every choice of every key meets every choice of every other key at least once. */
export function allPairs<C extends Choices>(choices: C): Row<C>[] {
  const keys = Object.keys(choices)
  const pairs = keys.flatMap((a, index) =>
    keys
      .slice(index + 1)
      .flatMap((b) => choices[a]!.flatMap((_, x) => choices[b]!.map((_, y) => ({ a, x, b, y })))),
  )
  const open = new Set(pairs)
  const rows: Record<string, number>[] = []
  while (open.size > 0) {
    const [{ a, x, b, y }] = [...open] as [(typeof pairs)[number]]
    const row: Record<string, number> = { [a]: x, [b]: y }
    for (const key of keys) row[key] ??= mostUseful(key, choices[key]!.length, row, open)
    for (const pair of open) if (row[pair.a] === pair.x && row[pair.b] === pair.y) open.delete(pair)
    rows.push(row)
  }
  return rows.map((row) => Object.fromEntries(keys.map((key) => [key, choices[key]![row[key]!]])) as Row<C>)
}

type Pair = { a: string; x: number; b: string; y: number }

/** The choice that settles most pairs with what the row has already. */
function mostUseful(key: string, count: number, row: Record<string, number>, open: Set<Pair>): number {
  const settled = Array.from({ length: count }, () => 0)
  for (const { a, x, b, y } of open) {
    if (a === key && row[b] === y) settled[x]! += 1
    if (b === key && row[a] === x) settled[y]! += 1
  }
  return settled.indexOf(Math.max(...settled))
}

/** Every row there is, one after the other. */
export function* everyRow<C extends Choices>(choices: C): Generator<Row<C>> {
  const keys = Object.keys(choices)
  const total = keys.reduce((product, key) => product * choices[key]!.length, 1)
  for (let number = 0; number < total; number += 1) {
    let rest = number
    const row: Record<string, unknown> = {}
    for (const key of keys) {
      const all = choices[key]!
      row[key] = all[rest % all.length]
      rest = Math.floor(rest / all.length)
    }
    yield row as Row<C>
  }
}
