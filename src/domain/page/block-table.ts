import type { BlockType } from './block-type.ts'
import * as campaign from './blocks/campaign-blocks.ts'
import * as content from './blocks/content-blocks.ts'
import * as fund from './blocks/fund-blocks.ts'
import * as media from './blocks/media-blocks.ts'
import * as plain from './blocks/plain-blocks.ts'

/** Every kind of block, in the order in which an editor offers them. */
export const BLOCK_TYPES: readonly BlockType[] = [
  plain.hero,
  plain.notice,
  plain.shortcuts,
  media.carousel,
  media.hotImage,
  media.video,
  fund.fundCard,
  fund.fundList,
  fund.fundStrip,
  fund.figures,
  fund.chart,
  fund.indexCard,
  fund.portfolio,
  fund.stressCalculator,
  content.richTextBlock,
  content.faq,
  content.articles,
  content.person,
  plain.steps,
  plain.task,
  campaign.activityHero,
  campaign.ruleText,
  campaign.entryGrid,
  campaign.newcomerSteps,
  campaign.challengeProgress,
  campaign.rankingTop,
  campaign.goldBalance,
  campaign.tierCard,
  campaign.inviteCard,
  campaign.couponStrip,
  campaign.coupon,
  plain.countdown,
  plain.buttons,
  plain.shareCard,
  plain.anchor,
  plain.tabs,
  plain.group,
  plain.riskLine,
  content.feed,
]

const BY_NAME: ReadonlyMap<string, BlockType> = new Map(BLOCK_TYPES.map((it) => [it.type, it]))

/** The kind of that name. A map, so that no name finds what every object has. */
export const blockTypeOf = (type: string): BlockType | undefined => BY_NAME.get(type)
