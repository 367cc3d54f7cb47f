import { useState } from 'react'
import { AgreementReader } from '#shared/engines/agreement/AgreementReader.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import type { PrivateProduct } from './private-steps.ts'

type Document = PrivateProduct['contract']

interface Props {
  readonly plan: Pick<PrivateProduct, 'contract' | 'riskReveal'>
  /** Hashes of those that were read to the end; without it nothing is said of that. */
  readonly read?: readonly string[]
  readonly onRead?: (hash: string) => void
}

/** The contract and the risk reveal of a plan, each opened by its row. */
export function DocumentRows({ plan: { contract, riskReveal }, read, onRead }: Props) {
  const [open, setOpen] = useState<Document | null>(null)
  const row = (name: string, it: Document) => (
    <Row
      title={name}
      note={`版本 ${it.version}`}
      value={read === undefined ? undefined : read.includes(it.hash) ? '已阅读' : '待阅读'}
      onClick={() => setOpen(it)}
    />
  )
  return (
    <>
      <RowList label="合同与风险揭示书">
        {row('资产管理合同', contract)}
        {row('风险揭示书', riskReveal)}
      </RowList>
      <AgreementReader
        queue={open === null ? [] : [{ protocolId: open.hash, ...open }]}
        agree={false}
        onRead={(hash) => onRead?.(hash)}
        onClose={() => setOpen(null)}
      />
    </>
  )
}
