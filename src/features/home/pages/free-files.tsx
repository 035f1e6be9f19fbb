import { Badge } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Door } from '../../../platform/ui/door.tsx';
import { SaidIn } from '../../../platform/ui/said-in.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { ProductDrawing } from '../../shop/pages/product-drawing.tsx';
import type { HomeData } from './home.tsx';

/** What the shop gives away: each file in its own door, that stands on the next band. */
export function FreeFiles({ say, links, freeFiles }: HomeData) {
  const words = say.home.shop;
  return (
    <Section tone="sand" labelledBy="shop-title" className="pb-0!">
      <div className="free-files">
        <div className="free-files-words">
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="shop-title">
            {freeFiles.title}
          </Heading>
          <p className="text-lg">{words.text}</p>
          <div>
            <ButtonLink href={links.shop()} kind="secondary">
              {words.cta}
            </ButtonLink>
          </div>
        </div>
        <ul className="free-files-doors">
          {freeFiles.shown.map(({ slug, href, name, price, drawing, ground, writtenIn }) => (
            <li key={slug}>
              <a href={href} className="free-file">
                <span className="free-file-name">
                  <Badge tone="success">{price}</Badge>
                  <span className="max-w-full font-semibold wrap-anywhere">
                    <SaidIn locale={writtenIn}>{name}</SaidIn>
                  </span>
                </span>
                <Door ground={ground}>
                  <ProductDrawing kind={drawing} className="w-full" />
                </Door>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
