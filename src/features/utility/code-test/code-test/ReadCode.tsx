import { useCallback, useEffect, useRef, useState } from 'react'
import { exactForm } from '#domain/text/plain-form.ts'
import { documentHosts, publicOrigin } from '#platform/build-env.ts'
import { Button } from '#ui/base/Button.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { codeMeaning } from './code-meaning.ts'
import { meaningItems } from './meaning-words.ts'
import { readQr } from './qr-picture.ts'

/** Reads a code, pasted as text or as a picture, and says what the app would do, without doing it. */
export function ReadCode() {
  const chooser = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [unread, setUnread] = useState(false)
  const take = useCallback(async (file: Blob | undefined) => {
    if (file === undefined) return
    const found = await readQr(file)
    setUnread(found === null)
    if (found !== null) setText(found)
  }, [])
  useEffect(() => {
    const paste = (event: ClipboardEvent) => void take(event.clipboardData?.files[0])
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [take])
  const meaning = codeMeaning(text, {
    origins: [window.location.origin, publicOrigin()],
    hosts: documentHosts(),
  })
  return (
    <>
      <Card title="码">
        <TextField
          label="粘贴文字或图片"
          value={text}
          onChange={setText}
          form={exactForm}
          clearable
        />
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          hidden
          aria-label="二维码图片"
          onChange={(event) => void take(event.target.files?.[0])}
        />
        <Button kind="secondary" onClick={() => chooser.current?.click()}>
          选择图片
        </Button>
        {unread ? <Banner tone="warning">图片里没有可识别的二维码，请换一张</Banner> : null}
      </Card>
      {meaning.kind === 'empty' ? null : (
        <Card title="应用会怎么做">
          <KeyValue items={meaningItems(meaning)} />
        </Card>
      )}
    </>
  )
}
