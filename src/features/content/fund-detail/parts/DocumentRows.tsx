import { useState } from 'react'
import type { PrivateProduct } from './private-steps.ts'
import { AgreementReader } from '#shared/engines/agreement/AgreementReader.tsx'
import { Row } from '#ui/lists/Row.tsx'

type Document = PrivateProduct['contract']

interface Props {
  readonly documents: readonly Document[]
  /** Hashes of those that were read to the end; without it nothing is said of that. */
  readonly read?: readonly string[]
  readonly onRead?: (hash: string) => void
}

/** Papers of a plan, each opened by its row. */
export function DocumentRows({ documents, read, onRead }: Props) {
  const [open, setOpen] = useState<Document | null>(null)
  return (
    <>
      {documents.map((it) => (
        <Row
          key={it.hash}
          title={it.title}
          whole
          note={`版本 ${it.version}`}
          {...(read === undefined ? {} : { value: read.includes(it.hash) ? '已阅读' : '待阅读' })}
          onClick={() => setOpen(it)}
        />
      ))}
      <AgreementReader
        queue={open === null ? [] : [{ protocolId: open.hash, ...open }]}
        agree={false}
        onRead={(hash) => onRead?.(hash)}
        onClose={() => setOpen(null)}
      />
    </>
  )
}
