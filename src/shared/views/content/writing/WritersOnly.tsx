import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { bindingPaths } from '#paths/binding.ts'
import type { ContentSettings } from '#shared/views/content/content-types.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { COMMUNITY_RULES } from './community-rules.ts'

/** Shows whether the user may write at all, and what to do where not. */
export function WritersOnly({
  settings: { mutedUntil, mobileBound },
  children,
}: {
  readonly settings: ContentSettings
  readonly children: ReactNode
}) {
  const navigate = useNavigate()
  if (mutedUntil !== null) {
    return (
      <EmptyState
        kind="forbidden"
        title={`您在 ${formatDateTime(mutedUntil, { seconds: false })} 前不能发布`}
        note="因违反社区公约被禁言，期间可以阅读、点赞和收藏"
        actionText="阅读社区公约"
        onAction={() => void navigate(COMMUNITY_RULES)}
      />
    )
  }
  if (!mobileBound) {
    const from = `${location.pathname}${location.search}`
    return (
      <EmptyState
        kind="forbidden"
        title="绑定手机号后才能发布"
        note="按规定，公开发布内容需要后台实名"
        actionText="绑定手机号"
        onAction={() => void navigate(bindingPaths.bindPhone.to({ step: '1', from }))}
      />
    )
  }
  return children
}
