UPDATE "vendors" SET "address_lines" = (
  SELECT coalesce(jsonb_agg(CASE jsonb_typeof(line) WHEN 'string' THEN jsonb_build_object('en', line) ELSE line END), '[]'::jsonb)
  FROM jsonb_array_elements("address_lines") AS lines(line)
);
