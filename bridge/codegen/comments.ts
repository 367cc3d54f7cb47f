/** The doc comment of one method or event. */
export interface Comment {
  readonly name: string
  readonly text: string
  /** The name of its file, without folder and extension. */
  readonly group: string
}

const METHOD = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = method\(/g
const EVENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}(\w+): /g

const plain = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .filter((line) => line !== '')
    .join(' ')
    .trim()

function read(pattern: RegExp, group: string, source: string): Comment[] {
  return Array.from(source.matchAll(pattern), ([, comment = '', name = '']) => ({
    name,
    text: plain(comment),
    group,
  }))
}

/**
 * The comments above the methods, in the order of files, then lines. Comments are read instead of
 * schemas' descriptions, because those would be part of every page's bundle.
 */
export const methodComments = (files: Readonly<Record<string, string>>): Comment[] =>
  Object.entries(files).flatMap(([group, source]) => read(METHOD, group, source))

/** The comments above the events of `events.ts`. */
export const eventComments = (source: string): Comment[] => read(EVENT, 'events', source)
