import { useEffect, useRef, type ReactNode } from 'react'
import type * as v from 'valibot'
import type { listProtocols } from '#api/calls/registration.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import type { Protocol } from './consent.ts'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import styles from './AgreementSheet.module.css'

export type Agreement = v.InferOutput<typeof listProtocols.payload>['protocols'][number]

/** Returns which wording it is: 版本 V3.2，2025-12-01 起生效. */
export const wordingOf = ({ version, effectiveDate }: Agreement): string =>
  `版本 ${version}，${formatDate(effectiveDate)} 起生效`

interface Props {
  /** Null: the sheet is closed. */
  readonly agreement: Protocol | null
  /** The words above the text: its wording, or which of several it is. */
  readonly note?: string
  readonly footer?: ReactNode
  /** Called once the end of the text has been in view. */
  readonly onEnd?: (hash: string) => void
  readonly onClose: () => void
}

/** The text of an agreement. */
export function AgreementSheet({ agreement, note = '', footer, onEnd, onClose }: Props) {
  return (
    <Sheet
      open={agreement !== null}
      title={agreement?.title ?? ''}
      onClose={onClose}
      footer={footer}
    >
      {agreement === null ? null : (
        <AgreementText key={agreement.hash} agreement={agreement} note={note} onEnd={onEnd} />
      )}
    </Sheet>
  )
}

interface WordedProps extends Pick<Props, 'onClose'> {
  readonly agreement: Agreement | null
}

/** The text of an agreement, below its version and the day from which it holds. */
export const WordedAgreement = ({ agreement, onClose }: WordedProps) => (
  <AgreementSheet
    agreement={agreement}
    note={agreement === null ? '' : wordingOf(agreement)}
    onClose={onClose}
  />
)

interface TextProps {
  readonly agreement: Protocol
  readonly note?: string
  readonly onEnd?: ((hash: string) => void) | undefined
}

/** Shows what an agreement says, without its title. */
export function AgreementText({ agreement, note = '', onEnd }: TextProps) {
  return (
    <article className={styles.text}>
      {note === '' ? null : <p className={styles.note}>{note}</p>}
      {agreement.sections.map(({ heading, text }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <p>{text}</p>
        </section>
      ))}
      {onEnd === undefined ? null : <TextEnd hash={agreement.hash} onEnd={onEnd} />}
    </article>
  )
}

function TextEnd({
  hash,
  onEnd,
}: {
  readonly hash: string
  readonly onEnd: (hash: string) => void
}) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = end.current
    if (element === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onEnd(hash)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [hash, onEnd])
  return <div ref={end} className={styles.end} />
}
