import { useState } from 'react'
import { Button } from '#ui/base/Button.tsx'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { AgreementReader } from './AgreementReader.tsx'
import { afterReading, DOCUMENTS_PART, unreadProtocols, type Consent } from './consent.ts'
import type { Protocol } from './consent.ts'
import styles from './AgreementLine.module.css'

interface Props extends Consent {
  /** The fund whose documents they are: the provider gets those that were read. */
  readonly fundCode?: string
  /** The words of consent: 我已阅读并同意以下文件，了解产品风险. */
  readonly text?: string
  readonly protocols: readonly Protocol[]
  readonly onChange: (consent: Consent) => void
}

/**
 * The documents to agree to, each opened by a tap, and the checkbox of consent. Ticking it first
 * opens the documents that are still unread.
 */
export function AgreementLine(props: Props) {
  const { fundCode, protocols, read, agreed, onChange } = props
  const { text = '我已阅读并同意以下文件，了解产品风险' } = props
  const [open, setOpen] = useState<{ readonly queue: readonly Protocol[]; agree: boolean } | null>(
    null,
  )
  const unread = unreadProtocols(protocols, read)
  const onTick = (tick: boolean) => {
    if (tick && unread.length > 0) setOpen({ queue: unread, agree: true })
    else onChange({ read, agreed: tick })
  }
  return (
    <section id={DOCUMENTS_PART} className={styles.line} aria-label="协议">
      <CheckLine checked={agreed && unread.length === 0} onChange={onTick}>
        {text}
      </CheckLine>
      <ul className={styles.documents}>
        {protocols.map((protocol) => (
          <li key={protocol.protocolId}>
            <Button
              kind="text"
              size="small"
              onClick={() => setOpen({ queue: [protocol], agree: false })}
            >
              {protocol.title}
            </Button>
          </li>
        ))}
      </ul>
      <AgreementReader
        fundCode={fundCode}
        queue={open?.queue ?? []}
        agree={open?.agree ?? false}
        onRead={(hash, last) => {
          onChange(afterReading({ read, agreed }, hash, last && open?.agree === true))
        }}
        onClose={() => setOpen(null)}
      />
    </section>
  )
}
