import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import { charactersOf } from '#domain/text/cut-text.ts'
import type { queryUserStatus } from '#api/calls/auth.ts'
import { NOTICE_DAYS, validityOn, validityWords, documentWords } from '#domain/person/validity.ts'
import { CLIENT_RISKS, clientRiskLevel } from '#domain/identity/risk.ts'
import { nameVerified } from '#domain/person/real-name.ts'
import { inApp } from '#platform/bridge.ts'
import { now14 } from '#platform/clock.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Button } from '#ui/base/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import styles from './CenterHead.module.css'
import { useDocument, useRiskClass, useStatus } from './use-center-data.ts'

type Status = v.InferOutput<typeof queryUserStatus.payload>

/**
 * The distance that the page is scrolled when the head becomes solid, px
 * (rules.md#pre-check-state).
 */
const TOP_NUM = 20

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > TOP_NUM)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return scrolled
}

const nameOf = ({ custName, userName }: Status): string => custName || userName || '您好'

/** Shows who the user is, and what of them ends soon. */
export function CenterHead() {
  const status = useStatus()
  const scrolled = useScrolled()
  return (
    <>
      {scrolled && status.data !== undefined ? (
        <div className={classes(styles.bar, !inApp() && styles.below)} aria-hidden="true">
          <p className={styles.barName}>{nameOf(status.data)}</p>
        </div>
      ) : null}
      <Card>
        <Loaded query={status} skeleton={<Skeleton lines={2} />}>
          {(user) => <Person user={user} />}
        </Loaded>
      </Card>
    </>
  )
}

function Person({ user }: { readonly user: Status }) {
  const verify = useRealName()
  const isVerified = nameVerified(user) === true
  const name = nameOf(user)
  return (
    <div className={styles.person}>
      <div className={styles.picture} aria-hidden="true">
        {user.headerUrl === '' ? (
          <span>{charactersOf(name)[0]}</span>
        ) : (
          <Picture src={user.headerUrl} alt="" width={1} height={1} />
        )}
      </div>
      <div className={styles.texts}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.number}>{user.mobileNo || '未绑定手机号'}</p>
        <div className={styles.tags}>
          {isVerified ? <Tag tone="brand">已实名</Tag> : <Tag>未实名</Tag>}
          {isVerified ? <Terms /> : null}
        </div>
      </div>
      {isVerified ? null : (
        <Button kind="secondary" size="small" onClick={async () => void (await verify())}>
          去认证
        </Button>
      )}
    </div>
  )
}

/** Class and document, with until when each counts. */
function Terms() {
  const today = now14().slice(0, 8)
  const { data: document, isPending: isDocumentPending } = useDocument()
  const { data: risk, isPending: isRiskPending } = useRiskClass()
  const validity = validityOn(document?.validDate ?? '', today, NOTICE_DAYS.document)
  const result = risk?.result ?? null
  const until = validityOn(result?.validDate ?? '', today, NOTICE_DAYS.riskClass)
  const isFine = (it: typeof until) => it === 'valid' || it === 'unlimited'
  return (
    <>
      {isRiskPending ? <LaterTag like="C3 2028-02-09 到期" /> : null}
      {result === null ? null : (
        <Tag tone={isFine(until) ? 'neutral' : 'warning'}>
          {`${CLIENT_RISKS[clientRiskLevel(result.clientRiskLevel)].code} ${validityWords(until, result.validDate)}`}
        </Tag>
      )}
      {isDocumentPending ? <LaterTag like="证件 2039-12-31 到期" /> : null}
      {document === undefined ? null : (
        <Tag tone={isFine(validity) && document.approveStatus !== '3' ? 'neutral' : 'warning'}>
          {`证件 ${documentWords(document, today)}`}
        </Tag>
      )}
    </>
  )
}

/** The place of a tag that still loads, so that the rows below stay where they are. */
const LaterTag = ({ like }: { readonly like: string }) => (
  <span className={styles.later} aria-hidden="true">
    <Tag>{like}</Tag>
  </span>
)
