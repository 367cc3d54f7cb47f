/** The content as somebody would write it into a screen: the kit's parts and plain markup. */
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import styles from '#shared/pages/page-blocks/blocks/PlainBlocks.module.css'
import steps from '#shared/pages/page-blocks/blocks/StepsBlock.module.css'
import { Button } from '#ui/base/Button.tsx'
import { ChartIcon } from '#ui/icons.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import { EXTRA, heading, LABELS, notice, PICTURE, STEPS, closing } from './content.ts'

const go = () => {}

interface Props {
  readonly section: string
}

export const Heading = ({ section }: Props) => (
  <div className={styles.hero}>
    <span className={styles.heroPicture} style={{ height: '9.375rem' }}>
      <Picture {...PICTURE} alt="山丘" eager />
    </span>
    <span className={styles.scrim}>
      <strong className={styles.heroTitle}>{`第${section}部分`}</strong>
      <span className={styles.heroText}>{heading(section)}</span>
    </span>
  </div>
)

export const Note = ({ section }: Props) => (
  <div role="note" className={styles.notice}>
    <div className={styles.noticeText}>{notice(section)}</div>
  </div>
)

export const Entries = () => (
  <Card>
    <ul className={styles.shortcuts} data-columns={4}>
      {LABELS.map((label) => (
        <li key={label}>
          <button type="button" className={styles.shortcut} onClick={go}>
            <span className={styles.shortcutFace}>
              <ChartIcon />
            </span>
            <span className={styles.shortcutLabel}>{label}</span>
          </button>
        </li>
      ))}
    </ul>
  </Card>
)

export const StepList = () => (
  <Card>
    <ol className={steps.steps}>
      {STEPS.map(({ title, text }, at) => (
        <li key={title} className={steps.step}>
          <span className={steps.stepNumber} aria-hidden="true">
            {at + 1}
          </span>
          <div className={steps.stepText}>
            <strong className={steps.stepTitle}>{title}</strong>
            <span className={steps.stepNote}>{text}</span>
          </div>
        </li>
      ))}
    </ol>
  </Card>
)

export const RiskNote = () => <p className={styles.risk}>{`${EXTRA}。${RISK_LINES.opinion}。`}</p>

export const Closing = ({ section }: Props) => (
  <div className={styles.buttons}>
    <Button kind="primary" size="large" block onClick={go}>
      {closing(section)}
    </Button>
  </div>
)
