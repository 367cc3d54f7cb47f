// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailure, type Answer, type CallOptions } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { Prepared } from '#platform/pictures/prepare-picture.ts'
import { axeFindings, button, click, inPage, one, eventually } from '#ui/testing/in-page.tsx'
import { PictureSlot } from './PictureSlot.tsx'
import { useCapture } from './use-capture.ts'
import { inTime } from '#ui/testing/in-time.ts'

const PICTURE = new Blob(['a picture'], { type: 'image/jpeg' })
const GOOD: Prepared = {
  ok: true,
  picture: PICTURE,
  size: { width: 2, height: 1 },
  thumbnail: 'data:,',
  defect: null,
}
const prepared = vi.hoisted(() => vi.fn<() => Promise<Prepared>>())
// Parts that need a canvas are tested by journeys, in both engines.
vi.mock('#platform/pictures/prepare-picture.ts', () => ({ preparePicture: prepared }))

type Read = Answer<{ text: string }>
const read: Read = { ok: true, payload: { text: '张亦明' } }
const refused = (retCode: number, retMsg: string): Read => ({
  ok: false,
  retCode,
  retMsg,
  payload: null,
})

const uploads: { picture: Blob; options: CallOptions; answer: (it: Read | Error) => void }[] = []
const onRead = vi.fn<(payload: { text: string }) => string | null>()

function Slot() {
  const capture = useCapture<{ text: string }>({
    upload: (picture, options) =>
      new Promise((resolve, reject) => {
        const answer = (it: Read | Error) => (it instanceof Error ? reject(it) : resolve(it))
        uploads.push({ picture, options, answer })
      }),
    onRead,
    misplaced: RET.documentWrongSide,
  })
  return <PictureSlot label="人像面" capture={capture} outline={<svg />} doneText="已识别" />
}

async function choose(by: 'album' | 'camera' = 'album'): Promise<void> {
  const input = one(`input[data-picture="人像面 ${by}"]`)
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'x.jpg')], configurable: true })
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }))
    // The file that draws pictures is loaded on the first use.
    await inTime(() => expect(prepared).toHaveBeenCalled())
  })
}
const newest = () => {
  const upload = uploads[uploads.length - 1]
  if (upload === undefined) throw new Error('nothing was uploaded')
  return upload
}
const answer = (it: Read | Error) => act(async () => newest().answer(it))
const said = () => one('section').textContent

let page: Awaited<ReturnType<typeof inPage>>
beforeEach(async () => {
  uploads.length = 0
  onRead.mockReset().mockReturnValue(null)
  prepared.mockReset().mockResolvedValue({ ...GOOD })
  page = await inPage(<Slot />)
})
afterEach(() => page.unmount())

test('shows how far the upload is, and the picture once it was read', async () => {
  await choose()
  expect(said()).toContain('上传中 0%')
  await act(async () => newest().options.onProgress?.(0.42))
  expect(said()).toContain('上传中 42%')
  await act(async () => newest().options.onProgress?.(1))
  expect(said()).toContain('识别中')
  await answer(read)
  expect(said()).toContain('已识别')
  expect(onRead).toHaveBeenCalledWith({ text: '张亦明' }, 'data:,')
  expect(await axeFindings()).toEqual([])
})

test('keeps a picture that did not arrive, and sends the same one again', async () => {
  await choose()
  await answer(new CallFailure('upload', 'network', 'no connection'))
  expect(said()).toContain('照片没有传成功')
  await click(button('重试'))
  expect(uploads).toHaveLength(2)
  expect(newest().picture).toBe(PICTURE)
  await answer(read)
  expect(said()).toContain('已识别')
})

test('says why a picture cannot be read, and asks for another one', async () => {
  await choose()
  await answer(refused(SHOWN_RET.documentUnreadable, '照片模糊或有反光，请重新拍摄'))
  expect(said()).toContain('照片模糊或有反光，请重新拍摄')
  expect(said()).not.toContain('重试')
  expect(onRead).not.toHaveBeenCalled()
})

test('uploads nothing of a file that is no picture', async () => {
  prepared.mockResolvedValue({ ok: false, fault: 'format' })
  await choose()
  await eventually(() => expect(said()).toContain('请换用 JPG 照片'))
  expect(uploads).toEqual([])
})

test('ends the upload of a picture that another one replaces', async () => {
  await choose()
  const first = newest()
  await choose()
  expect(first.options.signal?.aborted).toBe(true)
  await act(async () => first.answer(read))
  expect(onRead).not.toHaveBeenCalled()
})

test('sends no poor picture of the camera at first, and the second one where the user insists', async () => {
  prepared.mockResolvedValue({ ...GOOD, defect: 'blurred' })
  await choose('camera')
  await inTime(() => expect(said()).toContain('照片不清晰，请拿稳并对焦后重拍'))
  expect(said()).toContain('重拍')
  expect(said()).not.toContain('仍用这张')
  expect(uploads).toEqual([])
  prepared.mockResolvedValue({ ...GOOD, defect: 'dark' })
  await choose('camera')
  await inTime(() => expect(said()).toContain('照片太暗'))
  expect(uploads).toEqual([])
  expect(await axeFindings()).toEqual([])
  await click(button('仍用这张'))
  expect(newest().picture).toBe(PICTURE)
  await answer(read)
  expect(said()).toContain('已识别')
})

test('counts poor pictures from one again after a good one, and measures none of the album', async () => {
  prepared.mockResolvedValue({ ...GOOD, defect: 'bright' })
  await choose('album')
  await inTime(() => expect(uploads).toHaveLength(1))
  await choose('camera')
  await inTime(() => expect(said()).toContain('照片有反光或过亮'))
  prepared.mockResolvedValue(GOOD)
  await choose('camera')
  await inTime(() => expect(uploads).toHaveLength(2))
  prepared.mockResolvedValue({ ...GOOD, defect: 'bright' })
  await choose('camera')
  await inTime(() => expect(said()).toContain('照片有反光或过亮'))
  expect(said()).not.toContain('仍用这张')
})
