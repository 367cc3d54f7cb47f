import { useSnapshot } from 'valtio'
import { nameVerified } from '#domain/person/real-name.ts'
import { queryOpeningProgress } from '#api/calls/account-opening.ts'
import { useCurrent } from '#api/use-current.ts'
import { hasAccount, isSignedIn, session } from '#session/session.ts'
import { useBillYears } from '#shared/views/bill/use-bill-years.ts'
import { OpeningLeft } from '#shared/engines/person/OpeningLeft.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { SkeletonCards } from '#ui/layout/Skeleton.tsx'
import { AccountRows, VisitorRows } from './AccountRows.tsx'
import { CenterHead } from './CenterHead.tsx'
import { InvestRows } from './InvestRows.tsx'
import { PrivacyRows } from './SettingRows.tsx'
import { RequestsCard } from './RequestsCard.tsx'
import { ServiceRows } from './ServiceRows.tsx'
import { SettingRows } from './SettingRows.tsx'
import { SignedOutHead } from './SignedOutHead.tsx'
import { SignOutRow } from './SignOutRow.tsx'
import { useSettled, useStatus } from './use-center-data.ts'
import styles from './CenterHomeScreen.module.css'

// No template: each of its cards loads and fails by itself, and some are there without a user.
/** The personal centre: who the user is, what is bound, what is known, and the settings. */
export default function CenterHomeScreen() {
  useSnapshot(session)
  return (
    <Page footNote={<RiskLine />}>
      {hasAccount() ? (
        <UserParts />
      ) : (
        <>
          {isSignedIn() ? <VisitorRows /> : <SignedOutHead />}
          <ServiceRows />
          <SettingRows signedIn={isSignedIn()} />
          <PrivacyRows />
          {isSignedIn() ? <SignOutRow /> : null}
        </>
      )}
    </Page>
  )
}

function UserParts() {
  const { userInfo, lack } = useSnapshot(session)
  const status = useStatus()
  // A status exists for an account alone; the name of its user comes after the page's figures.
  const isKnown = status.data !== undefined || userInfo !== null || lack !== null
  const isOpening = status.data !== undefined && nameVerified(status.data) !== true
  const opening = useCurrent(queryOpeningProgress, {}, { enabled: isOpening })
  const isVerified = status.data !== undefined && nameVerified(status.data) === true
  const bills = useBillYears(isVerified)
  const settled = useSettled(isKnown && !opening.isLoading && bills !== undefined)
  return (
    <>
      {settled ? null : <SkeletonCards shape="rules" />}
      <div hidden={!settled} className={settled ? styles.parts : undefined}>
        <CenterHead />
        {isOpening ? <OpeningLeft /> : null}
        <RequestsCard />
        <AccountRows />
        <InvestRows bills={bills ?? []} />
        <ServiceRows coins />
        <SettingRows signedIn />
        <PrivacyRows />
        <SignOutRow />
      </div>
    </>
  )
}
