import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryOpeningProgress } from '#api/calls/account-opening.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import { queryFor } from '#api/query.ts'
import { openingStepsLeft } from '#domain/identity/opening.ts'
import { nameVerified, realName } from '#domain/person/real-name.ts'
import { riskTestState } from '#domain/identity/risk.ts'
import { assetPaths } from '#paths/asset.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { prerequisites } from '#shared/engines/person/prerequisites.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { Button } from '#ui/base/Button.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import styles from './FirstSteps.module.css'

interface Step {
  readonly title: string
  readonly note: string
  readonly done: boolean
  readonly href?: string
  readonly onTap?: () => void
}

interface Props {
  /** True if the user has had holdings before. */
  readonly hadSome: boolean
}

/**
 * Shows what leads a user without holdings to the first or the next one, with what is done of it.
 */
export function FirstSteps({ hadSome }: Props) {
  const verify = useRealName()
  const { data } = useQuery(queryFor(queryUserStatus, {}))
  const name = data === undefined ? 'none' : realName(data)
  const isRejected = name === 'rejected'
  const isOpening = data !== undefined && nameVerified(data) === false
  const opening = useQuery({ ...queryFor(queryOpeningProgress, {}), enabled: isOpening })
  const left = opening.data === undefined ? 0 : openingStepsLeft(opening.data.step)
  const isAssessed = data !== undefined && riskTestState(data.riskTest) === 'valid'
  const steps: readonly Step[] = [
    {
      title: '开户',
      note: isRejected
        ? '身份证件未通过审核，请重新上传'
        : // One line, as the words that it replaces: nothing below it may move.
          left === 0
          ? '身份证和银行卡，约 3 分钟'
          : `还差 ${left} 步，约 3 分钟`,
      done: name === 'verified',
      ...(isRejected
        ? { href: prerequisites.document(undefined) }
        : { onTap: () => void verify() }),
    },
    {
      title: '风险测评',
      note: '看清自己能承受多大的波动',
      done: isAssessed,
      href: prerequisites.assessment(undefined),
    },
    {
      title: hadSome ? '再选基金' : '选第一只基金',
      note: '先看风险和费用，再下单',
      done: false,
      href: fundPortalPaths.buyFundList.to({}),
    },
  ]
  const next = steps.find(({ done }) => !done)
  return (
    <Card
      title={hadSome ? '现在没有持有基金' : isOpening ? '开户后查看持有和收益' : '还没有持有基金'}
      extra={hadSome ? <PastIncome /> : undefined}
    >
      {hadSome ? null : <p className={styles.lead}>三步开始，每一步都可以随时停下</p>}
      <ol className={styles.steps} data-track="firstStep">
        {steps.map((step, at) => (
          <li key={step.title}>
            <StepLine step={step} place={at + 1} isNext={step === next} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Leads to what earlier holdings have earned. */
function PastIncome() {
  const navigate = useNavigate()
  return (
    <Button kind="text" size="small" onClick={() => void navigate(assetPaths.sumDetail.to({}))}>
      历史收益
    </Button>
  )
}

interface LineProps {
  readonly step: Step
  readonly place: number
  readonly isNext: boolean
}

function StepLine({ step: { title, note, done, href, onTap }, place, isNext }: LineProps) {
  const face = (
    <>
      <span className={styles.mark} data-state={done ? 'done' : isNext ? 'next' : 'later'}>
        {done ? <CheckIcon /> : place}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {title}
          {done ? <Spoken>，已完成</Spoken> : null}
        </span>
        <span className={styles.note}>{done ? '已完成' : note}</span>
      </span>
      {isNext ? <span className={styles.go}>去完成</span> : null}
    </>
  )
  if (done) return <div className={styles.step}>{face}</div>
  return href === undefined ? (
    <button type="button" className={styles.step} onClick={onTap}>
      {face}
    </button>
  ) : (
    <a className={styles.step} href={href}>
      {face}
    </a>
  )
}
