import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { waitName, whatWaits, type Wait } from '#domain/person/what-waits.ts'
import { activityCenterPaths } from '#paths/activities/activity-center.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { authenticPaths } from '#paths/authentic.ts'
import { bindingPaths } from '#paths/binding.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { messagesPaths } from '#paths/messages.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { prerequisites } from '#shared/engines/person/prerequisites.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { CloseIcon } from '#ui/icons.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { WaitsToCome } from './WaitsToCome.tsx'
import { keepLines, putOff, putOffNames } from './put-off.ts'
import { useWaitFacts } from './use-wait-facts.ts'
import { waitWords } from './wait-words.ts'
import styles from './WhatWaits.module.css'

/** Returns where a thing leads. */
function placeOf(wait: Exclude<Wait, { kind: 'opening' }>): string {
  switch (wait.kind) {
    case 'debit': {
      const [only, ...more] = wait.plans
      const { detail, directInvestManage } = directInvestPaths
      return only !== undefined && more.length === 0
        ? detail.to({ planNo: only.planNo })
        : directInvestManage.to({})
    }
    case 'document':
    case 'documentSoon':
      return authenticPaths.verifyInformation.to({ step: '1', mode: 'document' })
    case 'card':
      return bindingPaths.untieBinding.to({
        type: '4',
        step: '1',
        bankSerial: wait.card.bankSerial,
      })
    case 'cardBlocked':
      return myCenterPaths.centerHome.to()
    case 'order': {
      const [only, ...more] = wait.orders
      return only !== undefined && more.length === 0
        ? transactionPaths.transactionDetail.to({ applyNo: only })
        : transactionPaths.transactionMain.to({})
    }
    case 'agreement':
      return messagesPaths.messages.to({ kind: 'notice' })
    case 'ending':
      return wait.coupons > 0
        ? couponCenterPaths.couponCenterHome.to({})
        : activityCenterPaths.activityCenterHome.to({ tab: 'joined' })
    case 'answer':
      return messagesPaths.messages.to({ kind: 'content' })
    case 'cardReview':
      return bindingPaths.untieSuccess.to({ type: '4', requestNo: wait.card.requestNo ?? '' })
    case 'assessment':
    case 'assessmentSoon':
      return prerequisites.assessment(undefined)
  }
}

interface LineProps {
  readonly wait: Wait
  readonly onPutOff: () => void
}

function Line({ wait, onPutOff }: LineProps) {
  const navigate = useNavigate()
  const verify = useRealName()
  const { title, note } = waitWords(wait)
  const face = (
    <>
      <span className={styles.title}>{title}</span>
      <span className={styles.note}>{note}</span>
    </>
  )
  const goOn = () => void verify()
  const setPassword = () => void navigate(prerequisites.tradingPassword(undefined))
  return (
    <li className={styles.line} data-kind={wait.kind} data-track="waits" data-track-id={wait.kind}>
      {wait.kind === 'opening' ? (
        <button
          type="button"
          className={styles.way}
          // The password is all that is left of an account that exists.
          onClick={wait.left === 1 ? setPassword : goOn}
        >
          {face}
        </button>
      ) : (
        <a className={styles.way} href={placeOf(wait)}>
          {face}
        </a>
      )}
      <button
        type="button"
        className={styles.later}
        data-track="putOff"
        data-track-id={wait.kind}
        aria-label={`明天再提醒：${title}`}
        onClick={onPutOff}
      >
        <CloseIcon />
      </button>
    </li>
  )
}

interface Props {
  /** Once the provider has answered, or has failed to. */
  readonly onKnown?: () => void
}

/** Shows what waits for the user: at most two lines, each of which can be put off for a day. */
export default function WhatWaits({ onKnown }: Props) {
  const facts = useWaitFacts()
  const [away, setAway] = useState(putOffNames)
  const waits = facts === null ? null : whatWaits(facts, away)
  const count = waits?.length
  useEffect(() => {
    if (count === undefined) return
    keepLines(count)
    onKnown?.()
  }, [count, onKnown])
  if (facts === null || waits === null) return <WaitsToCome />
  if (waits.length === 0) return null
  const later = (wait: Wait) => {
    putOff(waitName(wait), facts.today)
    setAway(putOffNames())
  }
  return (
    <Card flush>
      <ul className={styles.lines} aria-label="待处理">
        {waits.map((wait) => (
          <Line key={waitName(wait)} wait={wait} onPutOff={() => later(wait)} />
        ))}
      </ul>
    </Card>
  )
}
