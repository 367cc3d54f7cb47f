import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { listItems } from '#api/calls/content.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { vpPaths } from '#paths/vp.ts'
import type { ItemKind } from '#shared/views/content/content-types.ts'
import { ownItemOfKindRow, ownItemRow } from '#shared/views/content/items/ItemRows.tsx'
import { KIND_WORDS } from '#shared/views/content/items/item-words.ts'
import { NewerItems } from '#features/content/vp/parts/NewerItems.tsx'
import { itemKey } from '#shared/views/content/items/item-key.ts'
import { ItemList } from '#shared/views/content/lists/ItemList.tsx'
import { useCursorList } from '#shared/views/content/lists/use-cursor-list.ts'
import { PersonFollow } from '#shared/views/content/marks/PersonFollow.tsx'
import {
  BLOCKED_CONTENT,
  BlockedBanner,
  isBlocked,
} from '#shared/views/content/people/BlockedBanner.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { PersonMore } from '../parts/PersonMore.tsx'
import { ProfileCard, type Profile } from '../parts/ProfileCard.tsx'

type Kind = Extract<ItemKind, keyof typeof COUNTS>

const COUNTS = {
  article: 'articles',
  idea: 'ideas',
  question: 'questions',
  answer: 'answers',
  discussion: 'discussions',
  video: 'videos',
} as const satisfies Partial<Record<ItemKind, keyof Profile['counts']>>
const KINDS = ['article', 'idea', 'question', 'answer', 'discussion', 'video'] as const

/** Of kinds of which there is something: 全部 and each, where there are several. */
function kindTabs(counts: Profile['counts']) {
  const there = KINDS.filter((kind) => counts[COUNTS[kind]] > 0)
  return there.length < 2
    ? []
    : [
        { key: 'all' as const, label: '全部' },
        ...there.map((key) => ({ key, label: KIND_WORDS[key] })),
      ]
}

/** Somebody's page as others see it. */
export function PersonHome({ profile }: { readonly profile: Profile }) {
  const { person, counts } = profile
  const { personId, name, kind: personKind, fmUid } = person
  const [kind, setKind] = useState<Kind | 'all'>('all')
  const navigate = useNavigate()
  const request = { personId, ...(kind === 'all' ? {} : { kind }) }
  const list = useCursorList(listItems, request, itemKey)
  const blocked = isBlocked(person)
  const tabs = kindTabs(counts)
  return (
    <ItemList
      label={kind === 'all' ? '全部内容' : KIND_WORDS[kind]}
      list={list}
      head={
        <>
          <BlockedBanner person={person} />
          <ProfileCard
            profile={profile}
            follow={<PersonFollow person={person} />}
            more={<PersonMore person={person} />}
            ways={
              personKind === 'manager' && fmUid !== ''
                ? [
                    { title: '经理观点', href: vpPaths.managerContent.to({ fmUid }) },
                    {
                      title: person.left === null ? '管理的基金' : '任职与业绩',
                      href: fundDetailPaths.fundManagerArea.to({ fmUid }),
                    },
                  ]
                : []
            }
          />
          {tabs.length > 0 && !blocked && (
            <Segments label="内容" items={tabs} value={kind} onChange={setKind} />
          )}
          <NewerItems request={request} list={list} />
        </>
      }
      empty={{
        title: blocked
          ? BLOCKED_CONTENT
          : `${name} ${person.left === null ? '还没有' : '没有'}公开的内容`,
        actionText: '看看其他观点',
        onAction: () => void navigate(vpPaths.home.to()),
      }}
    >
      {kind === 'all' ? ownItemOfKindRow : ownItemRow}
    </ItemList>
  )
}
