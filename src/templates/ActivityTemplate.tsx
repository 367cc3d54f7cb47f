import { useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CampaignState } from '#domain/campaign/campaign-state.ts'
import type { StoppedCall } from '#domain/sign-in/frozen-account.ts'
import { wayBackTo } from '#domain/navigation/way-back.ts'
import { activityCenterPaths } from '#paths/activities/activity-center.ts'
import { phone } from '#platform/open-app.ts'
import { Button } from '#ui/base/Button.tsx'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Page } from '#ui/layout/Page.tsx'
import type { Campaign } from './activity/campaign.ts'
import { CampaignHead } from './activity/CampaignHead.tsx'
import { ActBar } from './acts/ActBar.tsx'
import { MET_AT, VERIFY } from './activity/met-at.ts'
import { RiskLine } from './RiskLine.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { useShell } from './shell-context.ts'
import { useCampaignState } from './activity/use-campaign-state.ts'

/** The act of the button at the bottom. */
export interface CampaignAct {
  readonly text: string
  readonly onClick: () => void | Promise<void>
  /** The call that it leads to, where a freeze of the account stops that. */
  readonly sends?: StoppedCall
}

interface Props {
  readonly campaign: Campaign
  readonly reread: () => void
  /** Has the real name verified. */
  readonly onVerify: () => Promise<void>
  /** Joins; called once the rules are agreed to. */
  readonly onJoin: () => Promise<void>
  /** The next act of who has joined, and of who looks at the end; null for none. */
  readonly next: (state: CampaignState) => CampaignAct | null
  /** The rules are shown by who changes them too: open, with how to close them. */
  readonly rules: { readonly open: boolean; readonly set: (open: boolean) => void }
  /** The cards between the head and the foot. */
  readonly children: (state: CampaignState) => ReactNode
}

const OTHERS = '看看其他活动'

/**
 * A campaign in any of its states: its head in its own colour, its state, what the module shows of
 * it, one act, the organiser; its rules are one tap away.
 */
export function ActivityTemplate(props: Props) {
  const { campaign, reread, onJoin, onVerify, next, rules, children } = props
  const state = useCampaignState(campaign, reread)
  return (
    <>
      <Page footNote={<Foot campaign={campaign} />}>
        <StaleNotice />
        <CampaignHead campaign={campaign} state={state} rules={rules} />
        {children(state)}
      </Page>
      <Act key={campaign.ruleVersion} {...{ campaign, state, next, onJoin, onVerify, reread }} />
    </>
  )
}

interface ActProps extends Pick<Props, 'campaign' | 'next' | 'onJoin' | 'onVerify' | 'reread'> {
  readonly state: CampaignState
}

/** The one act of a state. Under other rules the box is empty again: they are agreed to once more. */
function Act({ campaign, state, next, onJoin, onVerify, reread }: ActProps) {
  const [agreed, setAgreed] = useState(false)
  const { consent } = campaign
  const act = useAct(state, { next, onVerify, reread })
  if (state.kind === 'open') {
    const missing = consent !== null && !agreed ? { reason: '请先阅读并同意活动规则' } : null
    return (
      <BottomBar
        note={
          consent === null ? undefined : (
            <CheckLine checked={agreed} onChange={setAgreed}>
              {consent.text}
            </CheckLine>
          )
        }
      >
        <Button size="large" block track="joinCampaign" missing={missing} onClick={onJoin}>
          立即参加
        </Button>
      </BottomBar>
    )
  }
  return (
    <ActBar
      acts={[
        {
          text: act.text,
          sends: act.sends,
          track: 'campaignAct',
          disabled: act.onClick === null,
          onClick: act.onClick ?? (() => {}),
        },
      ]}
    />
  )
}

/**
 * Returns what can be done in a state in which one cannot join; null of an act that is not possible
 * yet.
 */
function useAct(
  state: CampaignState,
  { next, onVerify, reread }: Pick<Props, 'next' | 'onVerify' | 'reread'>,
): Omit<CampaignAct, 'onClick'> & { readonly onClick: CampaignAct['onClick'] | null } {
  const shell = useShell()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const go = (text: string, to: string) => ({ text, onClick: () => void navigate(to) })
  const others = go(OTHERS, activityCenterPaths.activityCenterHome.to())
  switch (state.kind) {
    case 'notBegun':
      return { text: '活动未开始', onClick: null }
    case 'ended':
    case 'joined':
      return next(state) ?? others
    case 'notEligible': {
      if (state.need === 'login') {
        const signIn = () => void shell.login().then((signedIn) => signedIn && reread())
        return { text: '登录', onClick: signIn }
      }
      if (state.need === 'verified') return { text: VERIFY, onClick: onVerify }
      const met = MET_AT[state.need]?.(wayBackTo(`${pathname}${search}`) ?? '/')
      return met === undefined ? others : go(met.text, met.to)
    }
    case 'paused':
    case 'soldOut':
    case 'open':
      return others
  }
}

/**
 * Shows who organises it, whom to ask, the lines of law, and of the store where it asks for one.
 */
function Foot({ campaign }: { readonly campaign: Campaign }) {
  const { organiser, serviceLine, storeLine } = campaign
  return (
    <>
      <p>{`主办方：${organiser}`}</p>
      <p>{`客服电话：${serviceLine}`}</p>
      {storeLine !== '' && phone() === 'ios' ? <p>{storeLine}</p> : null}
      <RiskLine />
    </>
  )
}
