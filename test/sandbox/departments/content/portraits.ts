import { textHash } from '#test/sandbox/market/randomness.ts'

/**
 * The people who are drawn: the company's in jackets before its blue, authors of columns, members.
 */
export type Portrayed = 'staff' | 'column' | 'member'

const GROUNDS: Readonly<Record<Portrayed, readonly string[]>> = {
  staff: ['#1d4fd7', '#2a5bd0', '#173fad', '#3568c9'],
  column: ['#e9d9b8', '#e3cfa5'],
  member: ['#dce9d5', '#f3dcd0', '#d6e6f0', '#e6dcef', '#f1e6c8', '#d5ebe6', '#e9dede', '#dfe3ee'],
}
const CLOTHES: Readonly<Record<Portrayed, readonly string[]>> = {
  staff: ['#26324a', '#303844', '#3a3345', '#22404a'],
  column: ['#7a5a34', '#5d4a3a', '#6b4f4a'],
  member: ['#6d8f6a', '#b9745a', '#4f86a3', '#7b6aa3', '#b08a3e', '#3f8577', '#8a5f68', '#5b6f86'],
}
const SKINS = ['#f3cfb0', '#eec19e', '#e3b08b', '#f6d9c0'] as const
const HAIRS = ['#22201f', '#2d2622', '#3a2b22', '#1c2128', '#5a4334'] as const
const GREY = '#a7a6a4'

/** Hair behind the head, and over it. */
interface Hair {
  readonly behind?: string
  readonly over: string
}

/** The head is an ellipse around 48, 40, 15 wide and 18 high from its middle. */
const STYLES: readonly Hair[] = [
  // Short, parted at the side.
  { over: 'M32 40c-2-18 8-25 18-25 12 0 17 9 15 24-2-8-6-12-12-14-6 4-14 4-18 5-2 3-2 6-3 10z' },
  // A bob.
  {
    behind: 'M30 38c0-16 8-24 18-24s18 8 18 24v18c0 3-4 4-6 2H36c-2 2-6 1-6-2z',
    over: 'M33 40c0-12 4-18 15-19 9 1 15 7 15 19-4-4-8-8-12-14-4 7-10 11-18 14z',
  },
  // Long.
  {
    behind: 'M29 40c-1-18 8-27 19-27s20 9 19 27l2 30H27z',
    over: 'M33 41c0-12 5-19 15-20-3 8-8 15-15 20zM63 41c0-12-5-19-15-20 3 8 8 15 15 20z',
  },
  // A bun.
  {
    behind: 'M48 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
    over: 'M32 40c-1-16 6-25 16-25s17 9 16 25c-3-9-9-14-16-14s-13 5-16 14z',
  },
  // Cropped.
  { over: 'M33 36c0-14 6-20 15-20s15 6 15 20c-2-5-4-8-6-9-6 2-12 2-18 0-2 1-4 4-6 9z' },
  // Curls.
  {
    over: 'M31 40a7 7 0 0 1 1-11 8 8 0 0 1 9-12 9 9 0 0 1 14 0 8 8 0 0 1 9 12 7 7 0 0 1 1 11c-2-6-4-9-7-11-6 3-14 3-20 0-3 2-5 5-7 11z',
  },
  // A fringe.
  {
    behind: 'M30 39c0-16 8-25 18-25s18 9 18 25l1 12H29z',
    over: 'M32 38c-1-15 6-23 16-23s17 8 16 23c-1-3-2-5-3-6-8 2-18 2-26 0-1 1-2 3-3 6z',
  },
  // Thinning.
  {
    over: 'M32 44c-2-8-1-14 2-19 1 5 1 10 0 15zM64 44c2-8 1-14-2-19-1 5-1 10 0 15z',
  },
]

/** Takes a number apart, one choice after another. */
function chooser(seed: number) {
  let rest = seed
  return <T>(list: readonly [T, ...T[]] | readonly T[]): T => {
    const at = rest % list.length
    rest = Math.floor(rest / list.length) + at * 7_919
    const found = list[at]
    if (found === undefined) throw new Error('nothing to choose from')
    return found
  }
}

function clothesOf(kind: Portrayed, colour: string, isOpen: boolean): string {
  const body = `<path d="M10 96c1-20 14-31 38-31s37 11 38 31z" fill="${colour}"/>`
  if (kind === 'staff') {
    const shirt = '<path d="M38 64h20l2 32H36z" fill="#fff"/>'
    const lapels = `<path d="M38 64l10 18-6 14h-9l-3-28zM58 64 48 82l6 14h9l3-28z" fill="${colour}"/>`
    const tie = isOpen ? '' : '<path d="m45 73 3 3 3-3 2 20-5 3-5-3z" fill="#b8863b"/>'
    return body + shirt + tie + lapels
  }
  if (kind === 'column') return `${body}<path d="M38 58h20v12c-6 4-14 4-20 0z" fill="${colour}"/>`
  return isOpen
    ? `${body}<path d="M36 67c4 8 20 8 24 0l-3-3H39z" fill="#fff" opacity=".75"/>`
    : `${body}<path d="m37 65 11 12 11-12-4-3H41z" fill="#fff" opacity=".85"/>`
}

/** A portrait by a seed: the same person always looks the same. */
export function drawPortrait(kind: Portrayed, seed: string): string {
  const choose = chooser(textHash(seed))
  const ground = choose(GROUNDS[kind])
  const hair = choose(STYLES)
  const skin = choose(SKINS)
  const colour = choose([false, false, false, false, true]) ? GREY : choose(HAIRS)
  const clothes = clothesOf(kind, choose(CLOTHES[kind]), choose([true, false]))
  const glasses = choose([true, false, false])
    ? '<g fill="none" stroke="#33383f" stroke-width="1.6"><circle cx="41.500" cy="41" r="5"/><circle cx="54.500" cy="41" r="5"/><path d="M46.500 41h3"/></g>'
    : ''
  const face = `<path d="M42 52h12v14c-3 5-9 5-12 0z" fill="${skin}"/><path d="M42 57c3 3 9 3 12 0v4c-4 3-9 2-12-1z" opacity=".12"/><ellipse cx="48" cy="40" rx="15" ry="18" fill="${skin}"/><circle cx="41.500" cy="41" r="1.500" fill="#3a3230"/><circle cx="54.500" cy="41" r="1.500" fill="#3a3230"/><path d="M43.500 49.500c3 2.600 6 2.600 9 0" fill="none" stroke="#9a5f4d" stroke-width="1.500" stroke-linecap="round"/>`
  const behind = hair.behind === undefined ? '' : `<path d="${hair.behind}" fill="${colour}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" fill="${ground}"/>${behind}${clothes}${face}<path d="${hair.over}" fill="${colour}"/>${glasses}</svg>`
}
