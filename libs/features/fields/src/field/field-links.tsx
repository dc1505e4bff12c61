import { useTranslation } from 'react-i18next';
import { InfoIcon, LeafIcon, List, ListRow, MapPinIcon, ShovelIcon, StoreIcon } from '@haat/ui-kit';
import type { ShownField } from './field.data.ts';

/** Where a field leads: to what satellites see of it, its crop, to questions, goods and soil reports. */
export function FieldLinks({ links: { satellite, crop, ask, products, soil } }: Pick<ShownField, 'links'>) {
  const { t } = useTranslation('fields');
  const icon = 'text-primary';
  return (
    <List label={t('link.label')}>
      <ListRow to={satellite} leading={<MapPinIcon size={28} className={icon} />} title={t('link.satellite')} />
      {crop === null ? null : (
        <ListRow to={crop} leading={<LeafIcon size={28} className={icon} />} title={t('link.crop')} />
      )}
      <ListRow to={ask} leading={<InfoIcon size={28} className={icon} />} title={t('link.ask')} />
      <ListRow to={products} leading={<StoreIcon size={28} className={icon} />} title={t('link.products')} />
      <ListRow to={soil} leading={<ShovelIcon size={28} className={icon} />} title={t('link.soil')} />
    </List>
  );
}
