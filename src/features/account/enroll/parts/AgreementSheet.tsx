import type * as v from 'valibot'
import type { listProtocols } from '#api/calls/registration.ts'
import { formatDate } from '#domain/money/format-figures.ts'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import styles from './AgreementSheet.module.css'

export type Agreement = v.InferOutput<typeof listProtocols.payload>['protocols'][number]

/** Which wording it is: 版本 V3.2，2025-12-01 起生效. */
export const wordingOf = ({ version, effectiveDate }: Agreement): string =>
  `版本 ${version}，${formatDate(effectiveDate)} 起生效`

interface Props {
  /** Null: the sheet is closed. */
  readonly agreement: Agreement | null
  readonly onClose: () => void
}

/** The text of an agreement. */
export function AgreementSheet({ agreement, onClose }: Props) {
  return (
    <Sheet open={agreement !== null} title={agreement?.title ?? ''} onClose={onClose}>
      {agreement === null ? null : (
        <article className={styles.text}>
          <p className={styles.wording}>{wordingOf(agreement)}</p>
          {agreement.sections.map(({ heading, text }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </section>
          ))}
        </article>
      )}
    </Sheet>
  )
}
