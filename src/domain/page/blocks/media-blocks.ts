import { blockType, noAction } from '#domain/page/block-type.ts'
import { list, listByArm } from '#domain/page/list-fields.ts'
import {
  action,
  alt,
  neededAction,
  neededNumber,
  note,
  number,
  picture,
  share,
  text,
  video as videoSource,
} from '#domain/page/value-fields.ts'

const PICTURE = { src: '/documents/pages/hills.svg', width: 750, height: 360 }
/** The width of the phone by which areas are judged, and the least that a finger hits, px. */
const PHONE = 375
const TOUCH = 44

interface Area {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Returns whether the area is within the picture and can be hit by a finger. */
export function canBeTapped(
  { x, y, w, h }: Area,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  const tall = (PHONE * height) / width
  return x + w <= 100 && y + h <= 100 && (w / 100) * PHONE >= TOUCH && (h / 100) * tall >= TOUCH
}

export const hotImage = blockType({
  type: 'HotImage',
  label: '热区图',
  fields: () => ({
    picture: picture('图片'),
    alt: alt('picture'),
    areas: list('热区', 0, 12, {
      x: share('左'),
      y: share('上'),
      w: share('宽'),
      h: share('高'),
      label: text('名称', 20),
      action: neededAction(),
    }),
  }),
  rule: [
    ({ areas, picture: of }) => areas.every((area) => canBeTapped(area, of)),
    `areas: at least ${TOUCH} px each way on a screen of ${PHONE} px, on the picture`,
  ],
  samples: { alt: '晨光里的山丘' },
  defaults: {
    picture: PICTURE,
    areas: [{ x: 10, y: 40, w: 40, h: 40, label: '去看看', action: noAction }],
  },
})

export const carousel = blockType({
  type: 'Carousel',
  label: '轮播图',
  fields: () => ({
    items: listByArm('图片', 2, 6, {
      picture: picture('图片'),
      alt: alt('picture'),
      action: action(),
    }),
    seconds: number('停留秒数', 3, 8, 5),
  }),
  defaults: { seconds: 5 },
  samples: {
    items: [
      { picture: PICTURE, alt: '晨光里的山丘' },
      { picture: PICTURE, alt: '山丘与小路' },
    ],
  },
})

export const video = blockType({
  type: 'Video',
  label: '视频',
  fields: () => ({
    src: videoSource('视频地址'),
    poster: picture('封面'),
    seconds: neededNumber('时长（秒）', 1, 7_200),
    text: note('说明', 60),
  }),
  defaults: { src: '/documents/pages/intro.mp4', poster: PICTURE, seconds: 60 },
})
