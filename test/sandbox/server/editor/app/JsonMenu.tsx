import { useRef } from 'react'
import type { EditorDocument } from './document-parts.ts'

function download(name: string, page: EditorDocument): void {
  const url = URL.createObjectURL(
    new Blob([`${JSON.stringify(page, null, 2)}\n`], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

interface ImportProps {
  readonly onImport: (file: File) => void
}

/** Reads a file. */
export function JsonImport({ onImport }: ImportProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept="application/json,.json"
        aria-label="JSON 文件"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file !== undefined) onImport(file)
          target.value = ''
        }}
      />
      <button type="button" className="ed-button" onClick={() => input.current?.click()}>
        导入 JSON
      </button>
    </>
  )
}

interface Props extends ImportProps {
  /** Of the file that is saved. */
  readonly name: string
  readonly document: EditorDocument
}

/** Saves the page as a file, and reads one. */
export function JsonMenu({ name, document: page, onImport }: Props) {
  return (
    <>
      <JsonImport onImport={onImport} />
      <button type="button" className="ed-button" onClick={() => download(name, page)}>
        导出 JSON
      </button>
    </>
  )
}
