import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { READ_SECONDS, useReadThrough } from '#shared/engines/reward/use-read-through.ts'
import { useTaskReport } from '#shared/engines/reward/use-task-report.ts'
import { useShell } from '#templates/shell-context.ts'
import { Banner } from '#ui/text/Banner.tsx'

/** Goes below a text: how long it still is to be read for its coins; a visitor signs in first. */
export function ReadReward() {
  const shell = useShell()
  if (useSignedIn()) return <Reading />
  return (
    <Banner tone="info" action={{ text: '登录', onClick: () => void shell.login() }}>
      {`登录后，阅读 ${READ_SECONDS} 秒得 5 金币`}
    </Banner>
  )
}

function Reading() {
  const report = useTaskReport()
  const { end, secondsLeft, isRead } = useReadThrough(() => report('read_article'))
  return (
    <div ref={end}>
      <Banner tone="info">
        {isRead
          ? '已读完，5 金币每天可得一次'
          : `阅读 ${READ_SECONDS} 秒得 5 金币，还差 ${secondsLeft} 秒`}
      </Banner>
    </div>
  )
}
