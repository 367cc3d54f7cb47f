import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { queryOpeningProgress } from '#api/calls/account-opening.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import { queryGiftPack } from '#api/calls/coupons/gift-pack.ts'
import { useCurrent } from '#api/use-current.ts'
import {
  doneSteps,
  NEWCOMER_STEPS,
  nextNewcomerStep,
  type NewcomerStep,
} from '#domain/campaign/newcomer-steps.ts'
import { realName } from '#domain/person/real-name.ts'
import { riskTestState } from '#domain/identity/risk.ts'
import { activityCenterPaths } from '#paths/activities/activity-center.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { useLeaveFor } from '#shared/engines/person/use-way-back.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'

const STEPS: Record<NewcomerStep, { readonly title: string; readonly note: string }> = {
  register: { title: '注册登录', note: '约 1 分钟' },
  verify: { title: '实名认证', note: '约 2 分钟，需要身份证' },
  card: { title: '绑定银行卡', note: '约 1 分钟，需要本人储蓄卡' },
  assess: { title: '风险测评', note: '约 3 分钟，决定可买的基金' },
  buy: { title: '首次买入', note: '10 元起，选择与您匹配的基金' },
}

const NO_STEPS: ReadonlySet<NewcomerStep> = new Set()

/** The five steps with what is done of them, and the way to the next one. */
export function NewcomerWay({ title = '' }: { readonly title?: string }) {
  const signedIn = useSignedIn()
  const name = title === '' ? '新人五步' : title
  return signedIn ? <OwnWay name={name} /> : <VisitorsWay name={name} />
}

/** All steps, with their rewards once these are known. */
function VisitorsWay({ name }: { readonly name: string }) {
  const { data } = useCurrent(queryGiftPack, {})
  return <Way name={name} done={NO_STEPS} rewards={data?.steps} />
}

function OwnWay({ name }: { readonly name: string }) {
  const opening = useCurrent(queryOpeningProgress, {})
  const status = useCurrent(queryUserStatus, {})
  const pack = useCurrent(queryGiftPack, {})
  const all = [opening, status, pack]
  if (opening.data && status.data && pack.data) {
    const risk = riskTestState(status.data.riskTest)
    const rejected = realName(status.data) === 'rejected'
    const facts = { opening: opening.data.step, rejected, risk, bought: pack.data.unmet !== '' }
    const rewards = pack.data.steps
    return <Way name={name} done={doneSteps(facts)} {...{ rejected, rewards }} />
  }
  if (all.every(({ error }) => error === null)) return <SkeletonBlock tall />
  const retry = async () => void (await Promise.all(all.map(({ refetch }) => refetch())))
  return <FailedLine what="新人进度" onRetry={retry} />
}

type Rewards = v.InferOutput<typeof queryGiftPack.payload>['steps']

/** Returns how long a step takes, and what it brings. */
function stepNote(step: NewcomerStep, rewards: Rewards): string {
  const reward = rewards.find((it) => it.step === step)?.reward
  return reward === undefined ? STEPS[step].note : `${STEPS[step].note}，奖励 ${reward}`
}

const NO_REWARDS: Rewards = []

interface WayProps {
  readonly name: string
  readonly done: ReadonlySet<NewcomerStep>
  /** The identity document was not accepted. */
  readonly rejected?: boolean
  readonly rewards?: Rewards | undefined
}

function Way({ name, done, rejected = false, rewards = NO_REWARDS }: WayProps) {
  const shell = useShell()
  const leaveFor = useLeaveFor()
  const navigate = useNavigate()
  const next = nextNewcomerStep(done)
  const verify = useRealName()
  const open = () => void verify()
  const acts: Record<NewcomerStep, () => void> = {
    register: () => void shell.login(),
    verify: rejected ? () => leaveFor('document') : open,
    // A step of the same opening.
    card: open,
    assess: () => leaveFor('assessment'),
    buy: () => void navigate(fundPortalPaths.buyFundList.to()),
  }
  return (
    <Card title={next === null ? '您已完成全部新人步骤' : name} flush>
      <RowList label="新人步骤">
        {NEWCOMER_STEPS.map((step) => (
          <Row
            key={step}
            title={STEPS[step].title}
            note={
              step === 'verify' && rejected
                ? '身份证件未通过审核，请重新上传'
                : stepNote(step, rewards)
            }
            value={
              step === next ? (
                <Button size="small" onClick={acts[step]}>
                  {step === 'verify' && rejected ? '重新上传' : '去完成'}
                </Button>
              ) : done.has(step) ? (
                '已完成'
              ) : (
                '待完成'
              )
            }
          />
        ))}
        {next === null || done.has('buy') ? (
          <Row
            title="看看其他活动"
            note={next === null ? undefined : '您已买过基金，新人礼遇不再适用'}
            href={activityCenterPaths.activityCenterHome.to()}
          />
        ) : null}
      </RowList>
    </Card>
  )
}
