import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Bill } from '../bill/bill.tsx';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { CartBar } from '../cart-bar/cart-bar.tsx';
import { ChipLink, ChipRow } from '../chip/chip.tsx';
import {
  CircleUserIcon,
  HouseIcon,
  MapPinIcon,
  PackageIcon,
  PhoneIcon,
  SearchIcon,
  ShieldCheckIcon,
  ShoppingCartIcon,
  StoreIcon,
} from '../icons/icons.ts';
import { IconLink } from '../icon-button/icon-button.tsx';
import { ListRow } from '../list/list-row.tsx';
import { List } from '../list/list.tsx';
import { AppFrame } from '../page/app-frame.tsx';
import { Page } from '../page/page.tsx';
import { Picture } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import { ProductCard, ProductGrid } from '../product-card/product-card.tsx';
import { Quantity } from '../quantity/quantity.tsx';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { pictureAddress } from '../sample-texts.ts';
import { SearchField } from '../search-field/search-field.tsx';
import { SectionHeader } from '../section-header/section-header.tsx';
import { SegmentedLinks } from '../segmented-links/segmented-links.tsx';
import { Status } from '../status/status.tsx';
import { StickyAction } from '../sticky-action/sticky-action.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Tile, TileGrid } from '../tile/tile.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { PillLink, PlacePill } from '../top-bar/place-pill.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { VendorCard } from '../vendor-card/vendor-card.tsx';

/** Whole screens out of the components, to be looked at beside the picture that the product aims at. */
const meta = {
  title: 'examples/screens',
  parameters: {
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const bagLabels = { decrease: 'एक कम करें', increase: 'एक और', quantity: 'बोरियाँ' };
const back = { to: '/', label: 'पीछे' };
const add = (
  <Button variant="secondary" fullWidth>
    जोड़ें
  </Button>
);

function doors(current: number) {
  const all = [
    ['/', 'होम', HouseIcon],
    ['/products', 'दुकान', StoreIcon],
    ['/cart', 'कार्ट', ShoppingCartIcon],
    ['/orders', 'ऑर्डर', PackageIcon],
    ['/account', 'मेरा', CircleUserIcon],
  ] as const;
  return (
    <BottomBar
      label="मुख्य"
      items={all.map(([to, label, Icon], index) => ({ to, label, icon: <Icon />, current: index === current }))}
    />
  );
}

export const Home: Story = {
  render: () => (
    <AppFrame
      top={
        <TopBar
          brand={{ to: '/', label: 'कृषि हाट' }}
          below={<SearchField label="खोजें" name="q" placeholder="बीज, खाद, दवा खोजें" />}
        >
          <PlacePill to="/location" label="जगह बदलें:" text="दिंडोरी, नासिक" />
          <PillLink to="/language" label="भाषा बदलें:" text="हि" />
        </TopBar>
      }
      bottom={doors(0)}
    >
      <Page width="wide">
        <h1 className="sr-only">होम</h1>
        <SegmentedLinks
          label="भाग"
          items={[
            { to: '?section=home', label: 'होम', current: true },
            { to: '?section=shop', label: 'दुकान', current: false },
          ]}
        />
        <TileGrid>
          <Tile to="/products" label="दुकान" icon={<StoreIcon size={30} />} />
          <Tile to="/dcs" label="पास के केंद्र" icon={<MapPinIcon size={30} />} tone="turmeric" />
          <Tile to="/orders" label="मेरे ऑर्डर" icon={<PackageIcon size={30} />} tone="sky" />
          <Tile to="/account" label="मेरा खाता" icon={<CircleUserIcon size={30} />} tone="soil" />
        </TileGrid>
        <VendorCard
          name="श्री गणेश कृषि केंद्र"
          detail="3.2 किमी · शाम 7 बजे तक खुला"
          badges={
            <>
              <Badge tone="success">घर पर</Badge>
              <Badge tone="warning">दुकान से</Badge>
            </>
          }
          action={<TextLink to="/dcs">बदलें</TextLink>}
        />
        <section>
          <SectionHeader title="श्रेणियाँ" to="/categories" linkText="सब देखें" />
          <TileGrid size="large">
            {(
              [
                ['fertiliser', 'खाद', 'primary'],
                ['seed', 'बीज', 'turmeric'],
                ['insecticide', 'कीटनाशक', 'sky'],
                ['fungicide', 'फफूँदनाशक', 'soil'],
                ['herbicide', 'खरपतवारनाशक', 'turmeric'],
                ['plant-growth', 'बढ़वार', 'primary'],
                ['tools', 'औज़ार', 'soil'],
                ['irrigation', 'सिंचाई', 'sky'],
              ] as const
            ).map(([slug, label, tone]) => (
              <Tile key={slug} to={`/${slug}`} label={label} tone={tone} pictureUrl={pictureAddress(`category-${slug}`)} />
            ))}
          </TileGrid>
        </section>
      </Page>
    </AppFrame>
  ),
};

export const Shop: Story = {
  render: () => (
    <AppFrame
      top={
        <TopBar
          title="खाद"
          subtitle="श्री गणेश कृषि केंद्र · 3.2 किमी"
          back={back}
          action={<IconLink to="/search" label="खोजें" icon={<SearchIcon />} variant="bar" />}
        />
      }
      bottom={
        <>
          <CartBar to="/cart" text="2 सामान · ₹533.00" actionLabel="कार्ट देखें" />
          {doors(1)}
        </>
      }
    >
      <Page width="wide">
        <ChipRow label="छाँटें" scroll>
          <ChipLink to="?" selected>
            सभी
          </ChipLink>
          <ChipLink to="?crop=onion">मेरी फसल: प्याज़</ChipLink>
          <ChipLink to="?brand=iffco">IFFCO</ChipLink>
          <ChipLink to="?price=500">₹500 तक</ChipLink>
        </ChipRow>
        <ProductGrid>
          <ProductCard
            to="/product/urea"
            pictureUrl={pictureAddress('sack-green-leaf')}
            brand="IFFCO"
            name="नीम लेपित यूरिया"
            pack="45 किलो बोरी"
            price="₹266.50"
            note="सिर्फ़ दुकान से लें"
            action={<Quantity value={2} labels={bagLabels} />}
          />
          <ProductCard
            to="/product/npk"
            tone="soil"
            pictureUrl={pictureAddress('sack-red-grades')}
            brand="Coromandel"
            name="NPK 10:26:26"
            pack="50 किलो बोरी"
            price="₹1,470.00"
            mrp="₹1,550.00"
            mrpLabel="एमआरपी"
            savedLabel="₹80.00 की बचत"
            action={add}
          />
          <ProductCard
            to="/product/thiamethoxam"
            tone="sky"
            pictureUrl={pictureAddress('bottle-blue-insect')}
            brand="Syngenta"
            name="थायमेथोक्साम 25% WG"
            pack="100 ग्राम"
            price="₹310.00"
            badge={
              <Badge tone="info" icon={<ShieldCheckIcon size={16} />}>
                बीमा साथ में
              </Badge>
            }
            action={add}
          />
          <ProductCard
            to="/product/tomato"
            tone="turmeric"
            pictureUrl={pictureAddress('pouch-orange-tomato')}
            brand="Seminis"
            name="टमाटर बीज, संकर"
            pack="10 ग्राम"
            price="₹545.00"
            mrp="₹600.00"
            mrpLabel="एमआरपी"
            savedLabel="₹55.00 की बचत"
            action={add}
          />
        </ProductGrid>
      </Page>
    </AppFrame>
  ),
};

export const Product: Story = {
  render: () => (
    <AppFrame top={<TopBar title="NPK 10:26:26 ग्रोमोर" titleIsHeading={false} back={back} />}>
      <Page>
        <Picture src={pictureAddress('sack-red-grades')} alt="" width={200} height={200} tone="soil" eager />
        <div>
          <p className="text-ink-soft">Coromandel International</p>
          <h1 className="text-22 font-bold">NPK 10:26:26 ग्रोमोर</h1>
          <Price
            size="large"
            amount="₹1,470.00"
            mrp="₹1,550.00"
            mrpLabel="एमआरपी"
            savedLabel="₹80.00 की बचत"
            unitPrice="₹29.40 प्रति किलो · सब टैक्स सहित"
          />
        </div>
        <RadioCards
          legend="पैक"
          legendHidden
          name="pack"
          columns={2}
          defaultValue="50"
          options={[
            { value: '50', title: '50 किलो', detail: '₹1,470.00' },
            { value: '25', title: '25 किलो', detail: '₹760.00' },
          ]}
        />
        <StickyAction leading={<Quantity value={2} labels={bagLabels} />}>
          <Button size="large" fullWidth>
            कार्ट में डालें
          </Button>
        </StickyAction>
      </Page>
    </AppFrame>
  ),
};

export const Cart: Story = {
  render: () => (
    <AppFrame
      top={
        <TopBar title="कार्ट" back={back} action={<PillLink to="/dcs" label="दुकान:" text="श्री गणेश कृषि केंद्र" />} />
      }
      bottom={doors(2)}
    >
      <Page>
        <Card padding="tight">
          <div className="flex min-w-0 flex-wrap items-center gap-3">
            <Picture src={pictureAddress('sack-red-grades')} alt="" width={46} height={46} />
            <div className="min-w-20 flex-1">
              <h2 className="font-bold">NPK 10:26:26</h2>
              <p className="text-14 text-ink-soft">50 किलो</p>
              <Price size="small" amount="₹1,470.00" />
            </div>
            <div className="w-32">
              <Quantity value={2} labels={bagLabels} />
            </div>
          </div>
        </Card>
        <RadioCards
          legend="सामान कैसे लेंगे?"
          name="fulfilment"
          columns={2}
          defaultValue="delivery"
          options={[
            { value: 'delivery', title: 'घर पर', detail: 'कल तक · ₹30.00' },
            { value: 'pickup', title: 'दुकान से लें', detail: 'आज · मुफ़्त' },
          ]}
        />
        <List>
          <ListRow
            title="सुनीता पवार"
            detail="मु. पो. वणी, दिंडोरी, नासिक 422215"
            leading={<MapPinIcon className="text-primary" />}
            action={<TextLink to="/addresses">बदलें</TextLink>}
          />
        </List>
        <Card>
          <Bill
            rows={[
              { label: 'सामान (2)', amount: '₹3,100.00' },
              { label: 'छूट', amount: '−₹160.00', tone: 'saving' },
              { label: 'भाड़ा', amount: '₹30.00' },
            ]}
            total={{ label: 'कुल', amount: '₹2,970.00' }}
          />
        </Card>
        <RadioCards
          legend="पैसे कैसे देंगे?"
          name="payment"
          defaultValue="cash"
          options={[{ value: 'cash', title: 'सामान मिलने पर नकद' }]}
        />
        <StickyAction total={{ label: 'कुल', amount: '₹2,970.00' }}>
          <Button size="large" fullWidth>
            ऑर्डर करें
          </Button>
        </StickyAction>
      </Page>
    </AppFrame>
  ),
};

export const HomeAtTheCounter: Story = { ...Home, globals: { viewport: { value: 'counter' }, theme: 'csc' } };

export const CartAt320: Story = { ...Cart, globals: { viewport: { value: 'narrow' }, theme: 'csc' } };

export const ShopAt320: Story = { ...Shop, globals: { viewport: { value: 'narrow' }, theme: 'business' } };

export const Order: Story = {
  render: () => (
    <AppFrame top={<TopBar title="ऑर्डर 2026-1056" subtitle="21 नव. · ₹2,970.00" back={back} />} bottom={doors(3)}>
      <Page>
        <Status tone="success" title="दुकान ने ऑर्डर मान लिया" detail="कल शाम 5 बजे तक घर पर आएगा" />
        <Card>
          <Timeline
            label="ऑर्डर कहाँ तक पहुँचा"
            steps={[
              { title: 'ऑर्डर हुआ', detail: 'आज, 10:12', state: 'done' },
              { title: 'दुकान ने मान लिया', detail: 'आज, 10:20', state: 'done' },
              { title: 'सामान बाँधा जा रहा है', state: 'now' },
              { title: 'रास्ते में', state: 'later' },
              { title: 'मिल गया', state: 'later' },
            ]}
          />
        </Card>
        <List>
          <ListRow
            href="tel:+919876543210"
            title="दुकानदार से बात करें"
            detail="श्री गणेश कृषि केंद्र"
            leading={<PhoneIcon className="text-primary" />}
          />
          <ListRow to="/order/1/cancel" title="ऑर्डर रद्द करें" tone="danger" />
        </List>
      </Page>
    </AppFrame>
  ),
};
