import { expect, test } from 'vitest'
import { queryItem } from '#api/calls/content.ts'
import { ask } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'
import { askedRange } from './lesson-media.ts'

const { sandbox } = useSandbox()

const get = (path: string, range?: string) =>
  sandbox.fetch(
    new Request(`http://sandbox.test${path}`, range === undefined ? {} : { headers: { range } }),
  )

test('the sound of a lesson is a WAV file as long as the lesson says', async () => {
  const { item } = await ask(sandbox, queryItem, { itemId: 'l-plan-1' })
  const answer = await get(item.lesson?.mediaUrl ?? '')
  expect(answer.headers.get('content-type')).toBe('audio/wav')
  const file = new DataView(await answer.arrayBuffer())
  const text = (at: number) =>
    String.fromCharCode(...[0, 1, 2, 3].map((it) => file.getUint8(at + it)))
  expect([text(0), text(8), text(36)]).toEqual(['RIFF', 'WAVE', 'data'])
  const seconds = file.getUint32(40, true) / file.getUint32(28, true)
  expect(seconds).toBe(item.lesson?.seconds)
  expect(file.byteLength).toBe(file.getUint32(40, true) + 44)
})

test('a player gets the part that it asks for', async () => {
  const whole = new Uint8Array(await (await get('/documents/media/l-plan-1.wav')).arrayBuffer())
  const part = await get('/documents/media/l-plan-1.wav', 'bytes=1000-1999')
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 1000-1999/${whole.length}`)
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(1_000, 2_000))
  const behind = await get('/documents/media/l-plan-1.wav', `bytes=${whole.length}-`)
  expect(behind.status).toBe(416)
})

test.each(['l-first-1.wav', 'l-plan-9.wav', 'l-plan-1.mp4', '..%2Fl-plan-1.wav'])(
  '%s is no sound of a lesson',
  async (name) => {
    expect((await get(`/documents/media/${name}`)).status).toBe(404)
  },
)

test.each([
  [undefined, null],
  ['bytes=0-', [0, 99]],
  ['bytes=10-19', [10, 19]],
  ['bytes=90-500', [90, 99]],
  ['bytes=-10', [90, 99]],
  ['bytes=-', null],
  ['items=0-1', null],
])('of a hundred bytes, %s asks for %j', (header, range) => {
  expect(askedRange(header, 100)).toEqual(range)
})

test('a filmed lesson has slides in the order of their seconds, others none', async () => {
  const lesson = async (itemId: string) => (await ask(sandbox, queryItem, { itemId })).item.lesson
  const slides = (await lesson('l-index-1'))?.slides ?? []
  expect(slides.map(({ second }) => second)).toEqual([0, 24, 48, 72])
  expect((await lesson('l-plan-1'))?.slides).toEqual([])
})
