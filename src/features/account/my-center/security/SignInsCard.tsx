import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listSignIns } from '#api/calls/security.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { SIGN_IN_DAYS } from '#domain/sign-in/frozen-account.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import styles from './SecurityScreen.module.css'
import { deviceName, signInNote } from '#domain/sign-in/sign-in-words.ts'

/** Shown before the user asks for all. */
const FIRST = 5

/** The sign-ins of ninety days, newest first. */
export function SignInsCard() {
  const query = useQuery(queryFor(listSignIns, {}))
  const [all, setAll] = useState(false)
  return (
    <Card title={`近 ${SIGN_IN_DAYS} 天登录记录`} flush>
      <Loaded
        query={query}
        skeleton={<Skeleton shape="rows" />}
        isEmpty={({ signIns }) => isEmptyList(signIns)}
        empty={<EmptyState kind="empty" title={`近 ${SIGN_IN_DAYS} 天没有登录记录`} />}
      >
        {({ signIns }) => (
          <>
            <UnreadableNotice of={[signIns]} />
            <RowList label="登录记录">
              {signIns.slice(0, all ? signIns.length : FIRST).map((it) => (
                <Row
                  key={it.signInId}
                  title={deviceName(it)}
                  note={signInNote(it)}
                  value={it.current === '1' ? '本机' : undefined}
                />
              ))}
            </RowList>
            {all || signIns.length <= FIRST ? null : (
              <div className={styles.foot}>
                <Button kind="text" onClick={() => setAll(true)}>
                  查看全部
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Card>
  )
}
