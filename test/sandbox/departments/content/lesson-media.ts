import { Hono } from 'hono'
import { textHash } from '#test/sandbox/market/randomness.ts'
import { lessonById, lessonSeconds } from './course-catalogue.ts'

const RATE = 8_000
const HEADER = 44
/** Of a scale in which any order of notes sounds quiet, Hz. */
const NOTES = [262, 294, 330, 392, 440] as const
const NOTE_SECONDS = 0.75

/** A WAV file, 8 bits and mono: notes in an order of the lesson's own, for as long as it is. */
export function lessonSound(lessonId: string, seconds: number): Uint8Array<ArrayBuffer> {
  const samples = RATE * seconds
  const file = new Uint8Array(HEADER + samples)
  const view = new DataView(file.buffer)
  const word = (at: number, text: string) =>
    Array.from(text).forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)))
  word(0, 'RIFF')
  view.setUint32(4, HEADER - 8 + samples, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  word(36, 'data')
  view.setUint32(40, samples, true)
  const length = RATE * NOTE_SECONDS
  for (let sample = 0; sample < samples; sample += 1) {
    const at = Math.floor(sample / length)
    const note = NOTES[textHash(`${lessonId}|${at}`) % NOTES.length] ?? 262
    const part = (sample % length) / length
    // Softly in and out, so that notes do not click.
    const loud = Math.sin(Math.PI * part) ** 2
    file[HEADER + sample] =
      128 + Math.round(44 * loud * Math.sin((2 * Math.PI * note * sample) / RATE))
  }
  return file
}

const made = new Map<string, Uint8Array<ArrayBuffer>>()

/** The part that a `Range` header asks for, as first and last byte; null: all of it. */
export function askedRange(header: string | undefined, size: number): [number, number] | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') return [Math.max(0, size - Number(last)), size - 1]
  return [Number(first), Math.min(size - 1, last === '' ? size - 1 : Number(last))]
}

/** Sound of lessons, whole or in parts, as players ask for it: mount under `/documents/media`. */
export function lessonMediaRoutes(): Hono {
  const app = new Hono()
  app.get('/:name', (context) => {
    const name = context.req.param('name')
    const lesson = name.endsWith('.wav') ? lessonById(name.slice(0, -4)) : undefined
    if (!lesson || lesson.course.media === 'text') return context.text('没有这段声音', 404)
    const { lessonId, course } = lesson
    const sound = made.get(lessonId) ?? lessonSound(lessonId, lessonSeconds(course))
    made.set(lessonId, sound)
    const headers = {
      'content-type': 'audio/wav',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400',
    }
    const range = askedRange(context.req.header('range'), sound.length)
    if (range === null) return context.body(sound, 200, headers)
    const [from, to] = range
    if (from > to) {
      return context.body(null, 416, { ...headers, 'content-range': `bytes */${sound.length}` })
    }
    return context.body(sound.slice(from, to + 1), 206, {
      ...headers,
      'content-range': `bytes ${from}-${to}/${sound.length}`,
    })
  })
  return app
}
