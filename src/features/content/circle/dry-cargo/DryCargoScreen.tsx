import { useNavigate } from 'react-router-dom'
import { listItems } from '#api/calls/content.ts'
import { LEVEL_WORDS } from '#domain/content/circle-items.ts'
import { circlePaths } from '#paths/circle.ts'
import type { PathInput } from '#paths/path.ts'
import type { ContentItem } from '#shared/views/content/content-types.ts'
import { itemKey } from '#shared/views/content/items/item-key.ts'
import { ItemList } from '#shared/views/content/lists/ItemList.tsx'
import { useCursorList } from '#shared/views/content/lists/use-cursor-list.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { circleField, MEDICINE } from '../parts/circle.ts'
import { LongReadRow } from '../parts/LongReadRow.tsx'

type Input = PathInput<typeof circlePaths.dryCargo>

const LEVELS = [
  { key: 'all', label: '全部' },
  { key: 'basic', label: LEVEL_WORDS.basic },
  { key: 'advanced', label: LEVEL_WORDS.advanced },
] as const

const longReadRow = (item: ContentItem) => <LongReadRow item={item} />
const requestOf = ({ level }: Input, circleId: string) => ({
  space: `circle:${circleId}`,
  level: level ?? ('all' as const),
})

/** Long reads of a circle, with how far each is read on this device. */
export default function DryCargoScreen({ input }: { readonly input: Input }) {
  const { circle = MEDICINE, level } = input
  const navigate = useNavigate()
  const choose = useUrlChoice(circlePaths.dryCargo)
  const list = useCursorList(listItems, requestOf(input, circle), itemKey)
  const show = (key: (typeof LEVELS)[number]['key']) =>
    choose({
      circle: circleField(circle),
      level: key === 'all' ? undefined : key,
    })
  return (
    <ItemList
      label="干货"
      list={list}
      head={<Segments label="难度" items={LEVELS} value={level ?? 'all'} onChange={show} />}
      empty={
        level === undefined
          ? {
              title: '这个圈子还没有干货',
              actionText: '查看全部圈子',
              onAction: () => void navigate(circlePaths.circleHome.to()),
            }
          : {
              title: `还没有${LEVEL_WORDS[level]}的干货`,
              actionText: '查看全部难度',
              onAction: () => show('all'),
            }
      }
    >
      {longReadRow}
    </ItemList>
  )
}
