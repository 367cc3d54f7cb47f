import { useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { CheckLine } from '../../../../ui/CheckLine.tsx'
import { Sheet } from '../../../../ui/Sheet.tsx'
import type { Protocol } from './purchase-data.ts'
import styles from './AgreementLine.module.css'

interface Props {
  readonly protocols: readonly Protocol[]
  readonly agreed: boolean
  readonly onChange: (agreed: boolean) => void
}

/** The documents to read, each one tap away, and the mark that they were. */
export function AgreementLine({ protocols, agreed, onChange }: Props) {
  const [shown, setShown] = useState<Protocol | null>(null)
  return (
    <section className={styles.line} aria-label="协议">
      <CheckLine checked={agreed} onChange={onChange}>
        我已阅读并同意以下文件，了解产品风险
      </CheckLine>
      <ul className={styles.documents}>
        {protocols.map((protocol) => (
          <li key={protocol.protocolId}>
            <Button kind="text" size="small" onClick={() => setShown(protocol)}>
              {protocol.title}
            </Button>
          </li>
        ))}
      </ul>
      <Sheet open={shown !== null} onClose={() => setShown(null)} title={shown?.title ?? ''}>
        <article className={styles.text}>
          {shown?.sections.map(({ heading, text }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </section>
          ))}
        </article>
      </Sheet>
    </section>
  )
}
