import { useQuery } from '@tanstack/react-query'
import { listDevices, signOutDevice } from '#api/calls/security.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { useReread } from '#api/use-reread.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'
import styles from './SecurityScreen.module.css'
import { deviceName, signInNote } from '#domain/sign-in/sign-in-words.ts'

const SIGN_OUT = submissionCall(signOutDevice, {
  notFound: { at: 'toast', text: '这台设备已退出' },
})

/** Signs out one device, or all others where none is named. */
function useSignOut(deviceId: string | null, name: string) {
  const reread = useReread(listDevices)
  return useSubmission({
    check: () =>
      dialog.confirmed({
        title: deviceId === null ? '退出其他设备' : '退出这台设备',
        content:
          deviceId === null
            ? '除本机外的设备都将退出登录，需要重新登录才能使用'
            : `${name}将退出登录，需要重新登录才能使用`,
        confirmText: '退出',
      }),
    call: () => SIGN_OUT(deviceId === null ? { others: '1' } : { deviceId }),
    onDone: () => toast.show('已退出'),
    onSettled: reread,
    repeatable: true,
  })
}

function SignOutButton({ deviceId, name }: { readonly deviceId: string; readonly name: string }) {
  const leaving = useSignOut(deviceId, name)
  return (
    <Button kind="secondary" size="small" onClick={() => leaving.start()}>
      退出
    </Button>
  )
}

/** The devices that are signed in, each with what signs it out. */
export function DevicesCard() {
  const devices = useQuery(queryFor(listDevices, {}))
  const others = useSignOut(null, '')
  return (
    <Card title="登录的设备" flush>
      <Loaded
        query={devices}
        skeleton={<Skeleton shape="rows" />}
        isEmpty={(it) => isEmptyList(it.devices)}
        empty={<EmptyState kind="empty" title="没有登录的设备" />}
      >
        {(it) => (
          <>
            <UnreadableNotice of={[it.devices]} />
            <RowList label="登录的设备">
              {it.devices.map((device) => (
                <Row
                  key={device.deviceId}
                  title={deviceName(device)}
                  note={signInNote(device)}
                  value={
                    device.current === '1' ? (
                      '本机'
                    ) : (
                      <SignOutButton deviceId={device.deviceId} name={deviceName(device)} />
                    )
                  }
                />
              ))}
            </RowList>
            {it.devices.some(({ current }) => current === '0') ? (
              <div className={styles.foot}>
                <Button kind="text" onClick={() => others.start()}>
                  退出其他设备
                </Button>
              </div>
            ) : null}
          </>
        )}
      </Loaded>
    </Card>
  )
}
