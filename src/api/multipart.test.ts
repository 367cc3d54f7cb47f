import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { multipartBody } from './multipart.ts'

async function reread(form: FormData): Promise<FormData> {
  const { body, type } = await multipartBody(form)
  return new Response(body, { headers: { 'content-type': type } }).formData()
}

describe('a form with files as bytes', () => {
  it('is read as it was written, whatever its fields hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.uint8Array({ maxLength: 400 }), async (text, bytes) => {
        const form = new FormData()
        form.append('side', text)
        form.append('file', new Blob([bytes], { type: 'image/jpeg' }))
        const read = await reread(form)
        const [side, file] = [read.get('side'), read.get('file')]
        if (typeof side !== 'string' || !(file instanceof Blob))
          throw new Error('a part is missing')
        // A line ends with CR and LF in a form.
        expect(side.replace(/\r\n?|\n/g, '\n')).toBe(text.replace(/\r\n?|\n/g, '\n'))
        expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([...bytes])
        expect(file.type).toBe('image/jpeg')
      }),
    )
  })

  it('says nothing of the name that the file has on the device', async () => {
    const form = new FormData()
    form.append('file', new File([new Uint8Array([1])], '张三的身份证.jpg'))
    const { body } = await multipartBody(form)
    expect(new TextDecoder().decode(body)).not.toContain('张三')
  })
})
