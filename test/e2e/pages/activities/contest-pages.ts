import { button, field, region, words } from '#test/e2e/pages/locators.ts'
import { Page } from '#test/e2e/pages/page.ts'

const POINTS = field('竞猜点位')

/** The home of the guesses of an index's close. */
export class GuessRound extends Page {
  protected readonly landmark = region('本期竞猜')

  async guess(points: string): Promise<this> {
    await this.type(POINTS, points)
    await this.tap(button('提交竞猜'))
    await this.see(words('已提交，截止前可以修改'))
    return this
  }

  /** Changes the guess by a chip, and hands that in. */
  async change(chip: string): Promise<this> {
    await this.tap(button(chip))
    await this.tap(button('修改竞猜'))
    return this
  }

  /** Resolves once the page says so. */
  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }
}
