import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { pathTo } from '@haat/routing';
import { Banner, Button, ButtonLink } from '@haat/ui-kit';
import type { DeviceView } from './devices.data.ts';

export interface EndDevicesProps {
  /** The device to log out on; null for every other one. */
  readonly device: DeviceView | null;
  /** Code of the error by which it was refused. */
  readonly refusal: string | null;
}

/** Logging out elsewhere asks first. The question has an address, so it needs no script. */
export function EndDevices({ device, refusal }: EndDevicesProps) {
  const { t } = useTranslation('devices');
  const busy = useNavigation().state !== 'idle';
  return (
    <Banner
      tone="warning"
      announce
      title={device === null ? t('others.title') : t('end.title', { name: device.name })}
      action={
        <Form method="post" className="flex w-full flex-col gap-3">
          {device === null ? null : <input type="hidden" name="id" value={device.id} />}
          <Button
            type="submit"
            name="intent"
            value={device === null ? 'others' : 'one'}
            variant="danger"
            fullWidth
            busy={busy}
          >
            {t('end.action')}
          </Button>
          <ButtonLink to={pathTo('devices')} variant="secondary" fullWidth>
            {t('stay')}
          </ButtonLink>
        </Form>
      }
    >
      {device === null ? null : <p>{device.used}</p>}
      <p>{t('detail')}</p>
      {refusal === null ? null : (
        <p role="alert" className="font-semibold text-clay">
          {t(errorTextKeys(refusal))}
        </p>
      )}
    </Banner>
  );
}
