import { Hono } from 'hono'

interface PagePicture {
  readonly width: number
  readonly height: number
  readonly svg: string
}

const drawn = (width: number, height: number, parts: string): PagePicture => ({
  width,
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts}</svg>`,
})

const sky = (top: string, bottom: string) =>
  `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/>`

/** The pictures that operators have uploaded, by their file's name. */
const PICTURES: ReadonlyMap<string, PagePicture> = new Map([
  [
    'hills.svg',
    drawn(
      750,
      360,
      `${sky('#b9cdf5', '#f5e9d6')}<circle cx="590" cy="96" r="38" fill="#fff3d4"/><path d="M0 250C140 170 240 210 360 240S620 190 750 230V360H0Z" fill="#8fb2a8"/><path d="M0 300C180 240 300 290 430 280S640 250 750 290V360H0Z" fill="#5d8a86"/><path d="M330 360C350 330 420 320 400 292S440 270 452 262" stroke="#f1e4c8" stroke-width="9" fill="none"/>`,
    ),
  ],
  [
    'river.svg',
    drawn(
      750,
      360,
      `${sky('#dbe7f7', '#f3f0e6')}<path d="M0 220C200 190 320 230 750 200V360H0Z" fill="#a9c3b0"/><path d="M0 280C160 250 260 320 420 290S640 250 750 280V330C620 310 560 330 430 340S160 310 0 330Z" fill="#6f9ccf"/>`,
    ),
  ],
  [
    'city.svg',
    drawn(
      750,
      360,
      `${sky('#34466e', '#e3a887')}<path d="M0 360V230H60V190H120V250H170V150H230V240H290V200H350V120H400V230H470V180H540V250H590V160H660V220H750V360Z" fill="#25324f"/><path d="M190 180h10m0 30h10m160-60h8m-8 40h8m230 10h10m-10 40h10" stroke="#f4d38a" stroke-width="8"/>`,
    ),
  ],
  [
    'leaves.svg',
    drawn(
      750,
      420,
      `${sky('#eef5e4', '#cfe3c4')}<path d="M120 380C80 260 180 120 330 90 330 240 260 350 120 380Z" fill="#7fae7a"/><path d="M650 60C560 60 430 150 420 300 550 300 660 200 650 60Z" fill="#93bd84"/><path d="M120 380 330 90M420 300 650 60" stroke="#e9f3df" stroke-width="5"/>`,
    ),
  ],
])

export const PICTURE_PATH = '/documents/pages/'

/** Every picture, as a block names it. */
export const listPictures = () =>
  Array.from(PICTURES, ([name, { width, height }]) => ({
    src: `${PICTURE_PATH}${name}`,
    width,
    height,
  }))

/** A picture as it is stored; null where there is none. */
export function storedPicture(src: string) {
  const found = src.startsWith(PICTURE_PATH) ? PICTURES.get(src.slice(PICTURE_PATH.length)) : null
  if (!found) return null
  return { bytes: Buffer.byteLength(found.svg), width: found.width, height: found.height }
}

/** Serves the pictures: mount under `/documents/pages`. */
export function pictureRoutes(): Hono {
  const app = new Hono()
  app.get('/:name', (context) => {
    const found = PICTURES.get(context.req.param('name'))
    if (found === undefined) return context.text('没有这张图片', 404)
    return context.body(found.svg, 200, { 'content-type': 'image/svg+xml' })
  })
  return app
}
