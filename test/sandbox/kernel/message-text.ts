import { cutText } from '#domain/text/cut-text.ts'
import { MOST_TEXT } from '#domain/message/message-events.ts'

/** The words of a message, as long as they may be. */
export interface MessageWords {
  /** At most 20 characters. */
  readonly title: string
  /** At most 60 characters. */
  readonly text: string
  /** The figures in the text that are hidden with amounts, in their order. */
  readonly amounts: string[]
}

const LEAST_NAME = 6
/** Two names would be too long together: each gets half of the room. */
export const HALF_NAME = 18

/** On one line, and at most so long; cut between characters. */
export function cut(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= most ? line : `${cutText(line, Math.max(0, most - 1))}…`
}

/** Text around a name, which is cut where the whole would be too long. */
export function around(name: string, write: (name: string) => string, most = MOST_TEXT): string {
  const room = Math.max(LEAST_NAME, most - write('').length)
  return cut(write(cut(name, room)), most)
}

export const quoted = (text: string): string => `“${text}”`
