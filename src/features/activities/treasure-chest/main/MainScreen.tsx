import { RUNNING } from '#domain/campaign/running-editions.ts'
import { Navigate } from 'react-router-dom'
import { queryChest } from '#api/calls/activities/chest.ts'
import { queryActivity } from '#api/calls/campaign.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import type { treasureChestPaths } from '#paths/activities/treasure-chest.ts'
import type { PathInput } from '#paths/path.ts'
import { campaignAddress } from '#shared/views/activity/campaign-address.ts'
import { CampaignHome } from '#shared/views/activity/CampaignHome.tsx'
import { useCampaign } from '#shared/views/activity/use-campaign.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { ChestCards } from './ChestCards.tsx'
import { TextCampaign } from './TextCampaign.tsx'
import { useOpening } from './use-chest.ts'

type Input = PathInput<typeof treasureChestPaths.main>

/** The first segment of a chest's screens, as campaigns name it. */
const CHEST_ROUTE = 'treasureChest'

/** The chest that an address names, else the one that runs. */
const chestOf = ({ activityId = RUNNING.treasureChest }: Input): string => activityId

/** The chest itself is asked for once it is known to be one. */
export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryActivity, { activityId: chestOf(input) }),
]

/** A chest, or a campaign of texts alone that the address names. */
export default function MainScreen({ input }: { readonly input: Input }) {
  const activityId = chestOf(input)
  const { data } = useCampaign(activityId)
  const isChest = data === undefined ? undefined : data.activity.route === CHEST_ROUTE
  // A campaign with screens of its own is joined there, by what it says of itself.
  if (isChest === false && data !== undefined && data.activity.route !== null)
    return <Navigate replace to={campaignAddress(data.activity)} />
  return isChest === false ? (
    <TextCampaign activityId={activityId} />
  ) : (
    // The chest that runs is known for one; of another it is asked once that is said.
    <ChestCampaign activityId={activityId} isKnown={isChest ?? input.activityId === undefined} />
  )
}

interface ChestProps {
  readonly activityId: string
  readonly isKnown: boolean
}

/** The treasure chest: draws, their prizes with chances, signing in, what was drawn. */
function ChestCampaign({ activityId, isKnown }: ChestProps) {
  const enabled = useSignedIn() && isKnown
  const query = useCurrent(queryChest, { activityId }, { enabled })
  const chest = enabled ? query.data : undefined
  const { open } = useOpening(activityId)
  return (
    <CampaignHome
      activityId={activityId}
      pages={null}
      next={(_, { kind }) =>
        kind === 'joined' && chest !== undefined && chest.draws > 0
          ? { text: `开启百宝箱，还有 ${chest.draws} 次`, sends: 'openChest', onClick: open }
          : null
      }
      onJoined={() => {}}
      onReread={() => (enabled ? query.refetch() : Promise.resolve())}
    >
      {({ prizes }, { kind }) => (
        <>
          {query.error === null || chest !== undefined ? null : (
            <FailedLine what="百宝箱" onRetry={query.refetch} />
          )}
          {chest === undefined ? (
            <Card title="奖品与概率">
              <KeyValue
                items={prizes.map(({ title, chance, price }) => ({
                  label: title,
                  value: chance,
                  note: price,
                }))}
              />
            </Card>
          ) : (
            <ChestCards activityId={activityId} chest={chest} runs={kind === 'joined'} />
          )}
        </>
      )}
    </CampaignHome>
  )
}
