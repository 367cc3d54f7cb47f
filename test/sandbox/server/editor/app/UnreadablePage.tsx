import { useState, type ReactNode } from 'react'
import { importDocument, type EditorDocument } from './document-parts.ts'
import { JsonImport } from './JsonMenu.tsx'

interface Props {
  readonly pageId: string
  readonly who: ReactNode
  readonly onImport: (document: EditorDocument, notes: readonly string[]) => void
}

/** A draft that cannot be opened: the way back, and a file in its place. */
export function UnreadablePage({ pageId, who, onImport }: Props) {
  const [said, say] = useState('')
  const read = async (file: File) => {
    const imported = importDocument(await file.text())
    if ('refused' in imported) say(imported.refused)
    else onImport(imported.document, imported.notes)
  }
  return (
    <>
      <header className="ed-bar">
        <a href={`#/${pageId}`}>‹ 版本</a>
        <h1>{pageId}</h1>
        <span className="ed-space" />
        {who}
      </header>
      <div className="ed-state">
        <p>这个页面的文档读不出来，可以导入一份 JSON 代替它</p>
        <p>
          <JsonImport onImport={(file) => void read(file)} />
        </p>
        <p role="status">{said}</p>
      </div>
    </>
  )
}
