import type { ReactNode } from 'react'
import { Row } from '#ui/lists/Row.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import styles from './PlanLine.module.css'
import { PLAN_STATES, PLAN_TYPES, type Plan } from '#shared/parts/plan/plan-words.ts'

interface Props {
  readonly plan: Pick<Plan, 'planName' | 'fundName' | 'fundCode' | 'planType' | 'status'>
  /** The address where it leads; without one the line is no link. */
  readonly href?: string
  readonly note?: ReactNode
}

/** A plan by its name and fund, with what kind it is and whether it runs. */
export function PlanLine({ plan, href, note }: Props) {
  const state = PLAN_STATES[plan.status]
  return (
    <Row
      title={plan.planName}
      note={note ?? planFund(plan)}
      value={
        <span className={styles.tags}>
          <Tag tone={plan.planType === 'smart' ? 'gold' : 'neutral'}>
            {PLAN_TYPES[plan.planType]}
          </Tag>
          <Tag tone={state.tone}>{state.text}</Tag>
        </span>
      }
      href={href}
    />
  )
}

/** The fund of a plan; its code alone where the plan bears its name. */
const planFund = ({ planName, fundName, fundCode }: Props['plan']): string =>
  fundName === planName ? fundCode : `${fundName} ${fundCode}`
