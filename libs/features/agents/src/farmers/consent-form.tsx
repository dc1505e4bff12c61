import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { LONGEST_NAME } from '@haat/api-contract/vocabulary';
import { Button, Card, Checkbox, RadioCards, TextField } from '@haat/ui-kit';
import { ASKED_PURPOSES, type ConsentField, type TypedConsent } from './farmers.data.ts';

export interface ConsentFormProps {
  /** What was typed before it was refused. */
  readonly typed: TypedConsent | null;
  /** The field because of which nothing was sent. */
  readonly wrong: ConsentField | null;
}

/** Ticked beforehand: without them nothing can be sold at a counter. The message tells the farmer of each. */
const USUAL: readonly string[] = ['order', 'address'];

/** Asks a farmer for a consent: whose number, for what, and how long. */
export function ConsentForm({ typed, wrong }: ConsentFormProps) {
  const { t } = useTranslation(['counter', 'agents']);
  const busy = useNavigation().state !== 'idle';
  const errorOf = (field: ConsentField) => (wrong === field ? t(`ask.wrong.${field}`) : undefined);
  return (
    <Card>
      <h2 className="text-18 font-bold">{t('ask.heading')}</h2>
      <Form method="post" className="group/consent flex flex-col gap-4">
        <RadioCards
          legend={t('ask.phoneOf')}
          name="phoneOf"
          defaultValue={typed?.phoneOf ?? 'farmer'}
          options={[
            { value: 'farmer', title: t('ask.phoneOfFarmer') },
            { value: 'person', title: t('ask.phoneOfPerson'), detail: t('ask.phoneOfPersonDetail') },
          ]}
        />
        <TextField
          label={t('ask.phone')}
          name="phoneNumber"
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          prefix="+91"
          required
          maxLength={20}
          defaultValue={typed?.phoneNumber}
          error={errorOf('phoneNumber')}
        />
        <TextField
          label={t('ask.name')}
          name="farmerName"
          autoComplete="off"
          maxLength={LONGEST_NAME}
          hint={t('ask.nameHint')}
          defaultValue={typed?.farmerName}
          error={errorOf('farmerName')}
        />
        <div className="hidden flex-col gap-4 group-has-[[value=person]:checked]/consent:flex">
          <TextField
            label={t('ask.standIn')}
            name="standInName"
            autoComplete="off"
            maxLength={LONGEST_NAME}
            defaultValue={typed?.standInName}
            error={errorOf('standInName')}
          />
        </div>
        <div className="group-has-[[value=person]:checked]/consent:hidden">
          <RadioCards
            legend={t('ask.lasts')}
            name="lasts"
            columns={2}
            defaultValue={typed?.lasts ?? 'day'}
            options={[
              { value: 'day', title: t('ask.day') },
              { value: 'month', title: t('ask.month') },
            ]}
          />
        </div>
        <fieldset className="flex min-w-0 flex-col gap-2">
          <legend className="pb-1 font-bold">{t('ask.purposes')}</legend>
          {wrong === 'purposes' ? <p className="font-semibold text-clay">{t('ask.wrong.purposes')}</p> : null}
          {ASKED_PURPOSES.map((purpose) => (
            <Checkbox
              key={purpose}
              name="purposes"
              value={purpose}
              label={t(`agents:purpose.${purpose}`)}
              defaultChecked={(typed?.purposes ?? USUAL).includes(purpose)}
            />
          ))}
        </fieldset>
        <Button type="submit" name="intent" value="ask" size="large" fullWidth busy={busy}>
          {t('ask.send')}
        </Button>
      </Form>
    </Card>
  );
}
