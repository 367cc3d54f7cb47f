import type { NoticeAnswer } from './privacy-notice.ts'

interface NoticeChange {
  readonly version: string
  /** The difference from the version before, as one sentence. */
  readonly change: string
}

/** rules.md#privacy-notice: what each version after the first has changed, oldest first. */
export const NOTICE_CHANGES: readonly NoticeChange[] = [
  {
    version: '20260101',
    change: '新增“页面浏览统计”的用途说明：统计页面的打开、停留和出错情况，不含个人身份信息。',
  },
]

/**
 * Returns what has changed since the version that was answered; empty for a user who has answered
 * none.
 */
export function changesSince(
  answer: NoticeAnswer | null,
  changes: readonly NoticeChange[] = NOTICE_CHANGES,
): readonly string[] {
  if (answer === null) return []
  return changes.filter(({ version }) => version > answer.version).map(({ change }) => change)
}
