// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailure, type Answer, type CallOptions } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import type { Prepared } from '#platform/pictures/prepare-picture.ts'
import { axeFindings, button, click, inPage, one, eventually } from '#ui/testing/in-page.tsx'
import { PictureSlot } from './PictureSlot.tsx'
import { useCapture } from './use-capture.ts'

const PICTURE = new Blob(['a picture'], { type: 'image/jpeg' })
const prepared = vi.hoisted(() => vi.fn<() => Promise<Prepared>>())
// What needs a canvas is tested by journeys, in both engines.
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

async function choose(): Promise<void> {
  const input = one('input[data-picture="人像面 album"]')
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'x.jpg')], configurable: true })
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }))
    // The file that draws pictures is loaded on the first use.
    await vi.waitFor(() => expect(prepared).toHaveBeenCalled())
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
  const size = { width: 2, height: 1 }
  prepared.mockReset().mockResolvedValue({ ok: true, picture: PICTURE, size, thumbnail: 'data:,' })
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
  await answer(refused(RET.documentUnreadable, '照片模糊或有反光，请重新拍摄'))
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
